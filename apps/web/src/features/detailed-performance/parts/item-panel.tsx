import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { AnsweredItem as Answered } from "@regain/contract/entities/session-response";
import { rightAnswerOf } from "@regain/therapy/views/production";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useEffect } from "react";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { errorText } from "../../../lib/error-text.ts";
import { formatInstant, formatPercent } from "../../../lib/formats.ts";
import { loadMessages } from "../../../lib/i18n.ts";
import { ReportError } from "../../../lib/report-error.tsx";
import { saveFile } from "../../../lib/save-file.ts";
import { Button } from "../../../ui/button.tsx";
import { Stack } from "../../../ui/layout.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { fetchDrawing, answeredItemQuery } from "../api/responses.ts";
import { clockAtEnd } from "../clock-at-end.ts";
import { useResponseWords } from "../response-words.ts";
import styles from "./item-panel.module.css";

// The player's components are loaded with their texts, and only for those who look.
const AnsweredItem = lazyPart(async () => {
  await loadMessages(["session"]);
  return (await import("../../session/screens/answered-item.tsx")).default;
});
const SpokenTries = lazyPart(async () => {
  await loadMessages(["clinic"]);
  return (await import("../../clinic/screens/spoken-tries.tsx")).default;
});

interface ItemPanelProps {
  readonly patientId: string;
  readonly responseId: string;
  /** The viewer is the patient. */
  readonly isOwn: boolean;
  readonly number: number;
  readonly total: number;
}

/** How clinicians have corrected it since. */
function Corrections({ item }: { readonly item: Answered }) {
  const { t } = useLingui();
  const { results } = useResponseWords();
  const named = (result: keyof typeof results, accuracy: number) =>
    result === "correct_partially"
      ? `${results[result]}, ${formatPercent(accuracy)}`
      : results[result];
  const { original, corrections } = item;
  if (corrections.length === 0) return null;
  return (
    <section>
      <h3 className={styles.part}>
        <Trans>Corrections</Trans>
      </h3>
      <ul>
        {corrections.map((one) => {
          const name = one.authorName ?? t`A clinician`;
          return (
            <li key={one.correctionId}>
              {formatInstant(one.correctedAt)}, {name}: {named(one.result, one.accuracy)}.{" "}
              {one.reason}
            </li>
          );
        })}
      </ul>
      {original.result && (
        <p className={styles.quiet}>
          <Trans>Before the correction: {named(original.result, original.accuracy ?? 0)}</Trans>
        </p>
      )}
    </section>
  );
}

function SaveDrawing({ patientId, item }: { readonly patientId: string; readonly item: Answered }) {
  const { responseId, date } = item.response;
  const saving = useMutation({
    mutationFn: () => fetchDrawing(patientId, responseId),
    onSuccess: (drawing) => saveFile(drawing, `item-${date}.svg`),
  });
  return (
    <div className={styles.save}>
      <Button
        icon={Download}
        isBusy={saving.isPending}
        onPress={() => saving.isPending || saving.mutate()}
      >
        <Trans>Save as a picture (SVG)</Trans>
      </Button>
      {saving.error && (
        <p role="alert" className={styles.failed}>
          {errorText(saving.error)}
        </p>
      )}
    </div>
  );
}

const waiting = <Skeleton shape="block" count={1} />;

function Shown({ item, isOwn, patientId }: ItemPanelProps & { readonly item: Answered }) {
  const { i18n } = useLingui();
  const { outcome, when } = useResponseWords();
  const { response, taskView, events, tries, timeZone } = item;
  const time = clockAtEnd(item, i18n.locale);
  const spoken = events.filter(({ kind }) => kind === "record").length;
  const word = taskView.templateName === "Production" ? rightAnswerOf(taskView) : "";
  return (
    <Stack gap={2}>
      <p className={styles.outcome}>
        {outcome(response)}
        {spoken > 1 && (
          <>
            , <Plural value={spoken} one="# try" other="# tries" />
          </>
        )}
      </p>
      <p className={styles.quiet}>
        {when(response)}, {time}
      </p>
      <AnsweredItem item={item} reader={isOwn ? "patient" : "other"} waiting={waiting} />
      {tries.length > 0 && (
        <section>
          <h3 className={styles.part}>
            <Trans>What was said</Trans>
          </h3>
          <SpokenTries
            patientId={patientId}
            tries={tries}
            word={word}
            timeZone={timeZone}
            isOwn={isOwn}
            waiting={waiting}
          />
        </section>
      )}
      <Corrections item={item} />
      <SaveDrawing key={response.responseId} patientId={patientId} item={item} />
    </Stack>
  );
}

/** How many pixels of it should be visible at first. */
const roomBelow = 200;

/** One answer in review: how it went, the item itself, and what was done on it. */
export function ItemPanel(props: ItemPanelProps) {
  const { patientId, responseId, number, total } = props;
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(answeredItemQuery(patientId, responseId));
  const headingId = `answer-${responseId}`;
  useEffect(() => {
    // The requested panel must not appear unnoticed below the edge of a small screen.
    const heading = document.getElementById(headingId);
    const { bottom = 0 } = heading?.getBoundingClientRect() ?? {};
    if (bottom > window.innerHeight - roomBelow) heading?.scrollIntoView();
  }, [headingId]);
  return (
    <section className={styles.panel} aria-label={t`Item ${number} of ${total}`}>
      <h3 id={headingId} aria-live="polite">
        <Trans>
          Item {number} of {total}
        </Trans>
      </h3>
      {error && !data && <ReportError error={error} isOfPart onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton shape="block" count={1} label={t`Loading the item`} />}
      {data && <Shown {...props} item={data} />}
    </section>
  );
}
