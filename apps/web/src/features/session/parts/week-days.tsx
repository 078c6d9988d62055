import { Trans } from "@lingui/react/macro";
import type { WelcomeActivity } from "@regain/contract/entities/welcome";
import { Check, CircleDot, type LucideIcon, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import styles from "./week-days.module.css";

type Day = WelcomeActivity["therapyData"]["daysList"][number];

interface Sign {
  readonly icon: LucideIcon;
  readonly words: ReactNode;
}

function signOf({ practised, state }: Day, isToCome: boolean): Sign {
  if (practised) return { icon: Check, words: <Trans>practiced</Trans> };
  if (state === "today") return { icon: CircleDot, words: <Trans>today</Trans> };
  // What has not come yet has not been missed.
  return { icon: Minus, words: isToCome ? <Trans>to come</Trans> : <Trans>no practice</Trans> };
}

interface WeekDaysProps {
  readonly heading: string;
  readonly days: readonly Day[];
}

/** The week, Monday to Sunday: which days had practice, and which day it is. */
export function WeekDays({ heading, days }: WeekDaysProps) {
  const today = days.findIndex(({ state }) => state === "today");
  return (
    <section className={styles.week}>
      <h2>{heading}</h2>
      <ol className={styles.days}>
        {days.map((day, index) => {
          const { icon, words } = signOf(day, index > today);
          return (
            <li
              key={day.label}
              className={styles.day}
              data-practised={day.practised ? "" : undefined}
              data-today={day.state === "today" ? "" : undefined}
              aria-current={day.state === "today" ? "date" : undefined}
            >
              {day.label}
              <Icon of={icon} />
              <VisuallyHidden>{words}</VisuallyHidden>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
