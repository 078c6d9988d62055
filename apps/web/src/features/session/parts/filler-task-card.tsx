import type { FillerTask } from "@regain/contract/entities/task-view";
import { useEffect, useEffectEvent, useState } from "react";
import { ChoiceCard } from "../views/parts/choice-card.tsx";
import { ChoiceGroup } from "../views/parts/choice-group.tsx";
import styles from "./interval.module.css";

/** How long the right answer is seen before the next task. */
const seenMs = 1_200;

interface BreakTaskProps {
  readonly task: FillerTask;
  readonly onDone: () => void;
}

/** Something easy in between: the right answer is shown, then the next task comes. */
export function FillerTaskCard({ task, onDone }: BreakTaskProps) {
  const [chosen, setChosen] = useState<string>();
  const isDone = chosen !== undefined;
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => done(), seenMs);
    return () => clearTimeout(timer);
  }, [isDone]);
  const markOf = (id: string) => {
    if (!isDone) return undefined;
    if (id === task.answer) return "right";
    return id === chosen ? "chosen" : undefined;
  };
  return (
    <div className={styles.task}>
      <h2>{task.text}</h2>
      <ChoiceGroup
        name={task.text}
        count={task.choices.length}
        layout="HorizontalWrap"
        face={task.choices.some(({ image }) => image) ? "picture" : "text"}
      >
        {task.choices.map((choice) => (
          <ChoiceCard
            key={choice.id}
            choice={choice}
            mark={markOf(choice.id)}
            isBlocked={isDone}
            onTap={() => setChosen(choice.id)}
          />
        ))}
      </ChoiceGroup>
    </div>
  );
}
