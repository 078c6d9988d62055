import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { WelcomeActivity } from "@regain/contract/entities/welcome";
import { ChartColumn, Play, RotateCw } from "lucide-react";
import { unansweredTasks } from "../api/stored-session-state.ts";
import type { PrefetchedState } from "../api/prefetched-session.ts";
import { isAssessment } from "../engine/assessment.ts";
import type { PlayerState } from "../engine/player.ts";
import type { StoredSession } from "../outbox/practice-store.ts";
import { iconOf } from "../parts/welcome-actions.ts";
import type { WelcomeButton } from "../screens/welcome-screen.tsx";

export interface Greeting {
  readonly title: string;
  readonly text: string;
  readonly buttons: readonly WelcomeButton[];
}

interface GreetingParts {
  readonly state: PlayerState;
  readonly activity: WelcomeActivity | undefined;
  readonly kept: StoredSession | undefined;
  readonly prefetched: PrefetchedState | undefined;
  /** Answers of a finished session wait here, and nothing says what comes next. */
  readonly isFinishedHere: boolean;
  readonly canPractise: boolean;
  /** Does what a button of the server's welcome asks for. */
  readonly act: (action: string) => void;
  readonly resume: () => void;
  readonly beginKept: (kept: StoredSession) => void;
  /** Asks the server again. */
  readonly askAgain: () => void;
}

const itemsLeft = (count: number) =>
  plural(count, { one: "# item is left.", other: "# items are left." });

const itemsReady = (count: number) =>
  plural(count, { one: "# item is ready.", other: "# items are ready." });

/** Whether the unfinished session is something other than today's homework. */
const isBesideHomework = ({ session }: StoredSession, { sessionData }: WelcomeActivity): boolean =>
  session.kind === "SELF_GUIDED" ||
  (session.kind === "SCHEDULED" && session.scheduleId !== sessionData.scheduleId);

/**
 * What the welcome says: that this is a break, else the server's message, else what this device knows by
 * itself. Undefined if it knows nothing.
 */
export function useGreeting(parts: GreetingParts): Greeting | undefined {
  const { t } = useLingui();
  const { state, activity, kept, prefetched, isFinishedHere, canPractise } = parts;
  const { act, resume, beginKept, askAgain } = parts;
  const { screen, session, answered } = state;
  const dashboard = {
    text: t`Go to my dashboard`,
    icon: ChartColumn,
    onTap: () => act("CONTINUE"),
  };

  const tryAgain = { text: t`Try again`, icon: RotateCw, onTap: askAgain };

  if (screen === "welcome" && session)
    return {
      title: t`You are taking a break.`,
      text: t`${itemsLeft(session.tasks.length - answered.size)} Your answers are kept.`,
      buttons: [
        { text: t`Continue`, icon: Play, onTap: resume },
        // Its pages are not kept on the device.
        ...(state.isOffline ? [] : [dashboard]),
      ],
    };
  if (activity) {
    const { messageText1, messageText2, primaryButton, secondaryButton } = activity.screenData;
    const asked = (button: typeof primaryButton): WelcomeButton[] =>
      button
        ? [{ text: button.text, icon: iconOf(button.action), onTap: () => act(button.action) }]
        : [];
    // The server speaks of the current homework; only this device knows what was self-chosen, or begun before
    // the homework was changed.
    const leftText =
      kept?.session.kind === "SELF_GUIDED" ? t`Continue my own choice` : t`Continue what I started`;
    const isOther = kept && isBesideHomework(kept, activity);
    const own =
      canPractise && isOther ? [{ text: leftText, icon: Play, onTap: () => beginKept(kept) }] : [];
    return {
      title: messageText1,
      text: messageText2,
      buttons: [...asked(primaryButton), ...own, ...asked(secondaryButton)],
    };
  }
  const finished = {
    title:
      session && isAssessment(session) ? t`You did all the items.` : t`You finished this practice.`,
    text: t`Your answers are kept here. They will be sent when you are online.`,
    // After a reload the server could not be reached: its pages are not there either.
    buttons: [state.isOffline || isFinishedHere ? tryAgain : dashboard],
  };
  if (screen === "finished") return finished;
  if (kept)
    return {
      title: t`You can continue.`,
      text: t`${itemsLeft(unansweredTasks(kept).length)} Your answers are kept here.`,
      buttons: [{ text: t`Continue`, icon: Play, onTap: () => beginKept(kept) }],
    };
  if (prefetched?.isStartable)
    return {
      title: t`You can still practice.`,
      text: t`${itemsReady(unansweredTasks(prefetched.session).length)} Your answers will be sent when you are online.`,
      buttons: [
        { text: t`Start practice`, icon: Play, onTap: () => beginKept(prefetched.session) },
      ],
    };
  if (prefetched)
    return {
      title: t`This practice is too old.`,
      text: t`It was kept here for 7 days. Please go online once to get a new one.`,
      buttons: [tryAgain],
    };
  return isFinishedHere ? finished : undefined;
}
