import { useLingui } from "@lingui/react/macro";
import { CallError } from "@regain/contract/client";
import type { WelcomeAction } from "@regain/contract/welcome-values";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { flash } from "../../../lib/flash.ts";
import { putAssessmentOff } from "../api/assessment.ts";
import { emailReport } from "../api/email-report.ts";
import { lastYear } from "../api/last-year.ts";
import type { SessionWish } from "../api/session-wish.ts";
import { unlockSound } from "../audio/sound.ts";
import { isSupported } from "../parts/welcome-actions.ts";
import type { Practice } from "./practice.ts";
import type { Welcome } from "./use-welcome.ts";

interface Parts {
  readonly practice: Practice;
  readonly welcome: Welcome;
  /** The schedule in the URL. */
  readonly scheduleId: string | undefined;
  readonly openRatings: () => void;
  readonly openExercises: () => void;
  readonly sayUnsupported: () => void;
}

interface WelcomeActions {
  /** Does what a button of the welcome asks for. */
  readonly act: (action: string) => void;
  readonly begin: (wish: SessionWish) => void;
  readonly isBusy: boolean;
  /** What could not be done, and how to try it again. */
  readonly failed: { readonly error: Error; readonly again: () => void } | undefined;
}

/** The homework that the welcome spoke of has been replaced since. */
const isReplaced = (error: unknown, wish: SessionWish): boolean =>
  error instanceof CallError &&
  error.code === "no-schedule" &&
  wish.kind === "SCHEDULED" &&
  wish.scheduleId !== undefined;

/** Everything a welcome can lead to. */
export function useWelcomeActions(parts: Parts): WelcomeActions {
  const { practice, welcome, scheduleId, openRatings, openExercises, sayUnsupported } = parts;
  const { activity, today, refresh } = welcome;
  const { t } = useLingui();
  const navigate = useNavigate();
  const start = useMutation({
    async mutationFn(wish: SessionWish) {
      try {
        await practice.start(wish);
      } catch (error) {
        // The error is shown if the URL names the homework, or if there is no homework any more.
        if (scheduleId !== undefined || !isReplaced(error, wish)) throw error;
        await practice.start({ kind: "SCHEDULED", scheduleId: undefined });
      }
    },
  });
  const defer = useMutation({
    mutationFn: () => putAssessmentOff(practice.outbox.patientId),
    onSuccess: refresh,
  });
  const email = useMutation({
    mutationFn: () => emailReport(today),
    onSuccess: (address) =>
      void flash(t`Your report is on its way to ${address}.`, { type: "success" }),
  });

  function forgetFailures(): void {
    for (const one of [start, defer, email]) one.reset();
  }
  // Practice always begins with a tap, and a tap is what lets the browser play sound.
  function begin(wish: SessionWish): void {
    unlockSound();
    forgetFailures();
    start.mutate(wish);
  }
  function putOff(): void {
    forgetFailures();
    defer.mutate();
  }
  function sendReport(): void {
    forgetFailures();
    email.mutate();
  }

  const planned = scheduleId ?? activity?.sessionData.scheduleId ?? undefined;
  const actions: Readonly<Record<WelcomeAction, () => void>> = {
    START_ASSESSMENT_SESSION: () =>
      activity?.sessionData.assessment === "ratings"
        ? openRatings()
        : begin({ kind: "ASSESSMENT" }),
    DEFER_ASSESSMENT: putOff,
    START_THERAPY_SESSION: () => begin({ kind: "SCHEDULED", scheduleId: planned }),
    CHOOSE_EXERCISES: openExercises,
    EMAIL_REPORT: sendReport,
    GET_APP: () => void navigate({ to: "/download-patient" }),
    CONTINUE: () => void navigate({ to: "/dashboard/report", search: lastYear(today) }),
  };
  const failures = [
    { error: start.error, again: () => start.variables && begin(start.variables) },
    { error: defer.error, again: putOff },
    { error: email.error, again: sendReport },
  ];
  return {
    act: (action) => (isSupported(action) ? actions[action]() : sayUnsupported()),
    begin,
    isBusy: start.isPending || defer.isPending || email.isPending,
    failed: failures.flatMap(({ error, again }) => (error ? [{ error, again }] : []))[0],
  };
}
