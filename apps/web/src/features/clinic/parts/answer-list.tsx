import type { SpokenAnswer } from "@regain/contract/entities/spoken-answer";
import type { KeyboardEvent } from "react";
import { formatDay } from "../../../lib/formats.ts";
import { useListening } from "../../../lib/use-listening.ts";
import { Stack } from "../../../ui/layout.tsx";
import { fetchSound } from "../api/recordings.ts";
import { byDay } from "../by-day.ts";
import { AnswerCard } from "./answer-card.tsx";
import styles from "./answer-card.module.css";

interface AnswerListProps {
  readonly patientId: string;
  /** The patient's. */
  readonly timeZone: string;
  readonly isOwn: boolean;
  readonly answers: readonly SpokenAnswer[];
  /** Missing if the reader may not correct answers. */
  readonly onCorrect: ((answer: SpokenAnswer) => void) | undefined;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys move from one recording to the next; the play buttons handle Space by themselves. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  const { currentTarget, target } = event;
  if (!step || !(target instanceof HTMLElement) || !target.hasAttribute("data-play")) return;
  const buttons = [...currentTarget.querySelectorAll<HTMLElement>("[data-play]")];
  const next = buttons[buttons.indexOf(target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** What was said, day by day. */
export function AnswerList(props: AnswerListProps) {
  const { patientId, timeZone, isOwn, answers, onCorrect } = props;
  const listening = useListening((id, signal) => fetchSound(patientId, id, signal));
  return (
    // The buttons inside are the controls; the list only listens for which of them has the focus.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={walk}>
      <Stack gap={4}>
        {byDay(answers).map(({ date, answers: own }) => (
          <section key={date}>
            <Stack gap={2}>
              <h2>{formatDay(date)}</h2>
              <ul className={styles.list}>
                {own.map((answer) => (
                  <AnswerCard
                    key={answer.taskId}
                    answer={answer}
                    timeZone={timeZone}
                    listening={listening}
                    isOwn={isOwn}
                    onCorrect={onCorrect && (() => onCorrect(answer))}
                  />
                ))}
              </ul>
            </Stack>
          </section>
        ))}
      </Stack>
    </div>
  );
}
