import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { WelcomeActivity } from "@regain/contract/entities/welcome";
import { ChartColumn, Play } from "lucide-react";
import { isAssessment } from "../engine/assessment.ts";
import type { PlayerState } from "../engine/player.ts";
import type { KeptSession } from "../outbox/practice-store.ts";
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
  readonly kept: KeptSession | undefined;
  /** Does what a button of the server's welcome asks. */
  readonly act: (action: string) => void;
  readonly resume: () => void;
  readonly beginKept: (kept: KeptSession) => void;
}

/** Tasks of a kept session that have no result yet. */
function leftOf({ session, answeredTaskIds }: KeptSession): number {
  return session.tasks.length - new Set([...session.answeredTaskIds, ...answeredTaskIds]).size;
}

const itemsLeft = (count: number) =>
  plural(count, { one: "# item is left.", other: "# items are left." });

/**
 * What the welcome says: that this is a break, else the server's word, else what this device knows by itself.
 * Undefined where it knows nothing.
 */
export function useGreeting(parts: GreetingParts): Greeting | undefined {
  const { t } = useLingui();
  const { state, activity, kept, act, resume, beginKept } = parts;
  const { screen, session, answered } = state;
  const dashboard = {
    text: t`Go to my dashboard`,
    icon: ChartColumn,
    onTap: () => act("CONTINUE"),
  };

  if (screen === "welcome" && session)
    return {
      title: t`You are taking a break.`,
      text: t`${itemsLeft(session.tasks.length - answered.size)} Your answers are kept.`,
      buttons: [{ text: t`Continue`, icon: Play, onTap: resume }, dashboard],
    };
  if (activity) {
    const { messageText1, messageText2, primaryButton, secondaryButton } = activity.screenData;
    const buttons = [primaryButton, secondaryButton].flatMap((button) => button ?? []);
    return {
      title: messageText1,
      text: messageText2,
      buttons: buttons.map(({ text, action }) => ({
        text,
        icon: iconOf(action),
        onTap: () => act(action),
      })),
    };
  }
  if (screen === "finished")
    return {
      title:
        session && isAssessment(session) ? t`You did all items.` : t`You finished this practice.`,
      text: t`Your answers are kept here. They are sent when you are online.`,
      buttons: [dashboard],
    };
  if (kept)
    return {
      title: t`You can go on.`,
      text: t`${itemsLeft(leftOf(kept))} Your answers are kept here.`,
      buttons: [{ text: t`Continue`, icon: Play, onTap: () => beginKept(kept) }],
    };
  return undefined;
}
