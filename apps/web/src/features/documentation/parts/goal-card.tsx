import { useLingui } from "@lingui/react/macro";
import * as longest from "@regain/contract/field-lengths";
import type { Goal, GoalState } from "@regain/contract/entities/goal";
import type { TaskTypeSummary } from "@regain/contract/entities/session";
import { Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { DateField } from "../../../ui/date-field.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Row } from "../../../ui/layout.tsx";
import { NumberField } from "../../../ui/number-field.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { measuredBy, withState } from "../goal-form.ts";
import styles from "./documentation.module.css";
import { goalStates } from "./goal-states.ts";

const noTask = "none";

interface GoalCardProps {
  readonly goal: Goal;
  /** From 1, among the goals of its term. */
  readonly number: number;
  readonly tasks: readonly TaskTypeSummary[];
  /** The patient's levels, by exercise. */
  readonly levels: ReadonlyMap<number, number>;
  /** The patient's date, on which a goal ends. */
  readonly today: string;
  readonly isEmpty: boolean;
  /** It was added just now, and is to be written. */
  readonly isNew: boolean;
  readonly onChange: (change: Partial<Goal>) => void;
  /** The target date or a number is not one, or all are again. */
  readonly onFault: (isFaulty: boolean) => void;
  readonly onRemove: () => void;
}

/** The fields that may show what cannot be saved. */
type Part = "level" | "percent" | "date";

interface TaskFieldsProps extends Pick<GoalCardProps, "goal" | "tasks" | "levels" | "onChange"> {
  readonly onFault: (part: Part, isFaulty: boolean) => void;
}

/** How a short-term goal is measured. */
function TaskFields({ goal, tasks, levels, onChange, onFault }: TaskFieldsProps) {
  const { t } = useLingui();
  const { task } = goal;
  const chosen = tasks.find(({ typeId }) => typeId === task?.taskTypeId);
  const choose = (value: string) => {
    if (value === noTask) return onChange({ task: null });
    const taskTypeId = Number(value);
    return onChange({ task: measuredBy(task, taskTypeId, levels.get(taskTypeId) ?? 1) });
  };
  return (
    <>
      <Select
        label={t`Measured by`}
        options={[
          { value: noTask, label: t`No exercise` },
          ...tasks.map(({ typeId, displayName }) => ({
            value: String(typeId),
            label: displayName,
          })),
        ]}
        value={task ? String(task.taskTypeId) : noTask}
        onChange={choose}
      />
      {task && (
        <div className={styles.pair}>
          <NumberField
            label={t`Level`}
            min={1}
            max={chosen?.maxLevel ?? 20}
            value={task.taskLevel}
            onChange={(taskLevel) => onChange({ task: { ...task, taskLevel } })}
            onFault={(isNow) => onFault("level", isNow)}
          />
          <NumberField
            label={t`Right without help, %`}
            min={1}
            max={100}
            value={task.targetPercent}
            onChange={(targetPercent) => onChange({ task: { ...task, targetPercent } })}
            onFault={(isNow) => onFault("percent", isNow)}
          />
        </div>
      )}
    </>
  );
}

export function GoalCard(props: GoalCardProps) {
  const { goal, number, today, isEmpty, isNew, onChange, onFault, onRemove } = props;
  const { t, i18n } = useLingui();
  const card = useRef<HTMLElement>(null);
  const words = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isNew) words.current?.focus();
  }, [isNew]);
  const faults = useRef(new Set<Part>());
  const noteFault = (part: Part, isNow: boolean) => {
    if (isNow) faults.current.add(part);
    else faults.current.delete(part);
    onFault(faults.current.size > 0);
  };
  const remove = () => {
    // The goal that takes its place, or what adds another.
    const next = card.current?.nextElementSibling;
    // By then it is counted anew, and may be used again.
    flushSync(onRemove);
    next?.querySelector("button")?.focus();
  };
  const isLong = goal.term === "long";
  const name = isLong ? t`Long-term goal ${number}` : t`Short-term goal ${number}`;
  return (
    <section ref={card} className={styles.goal} aria-label={name}>
      <Row justify="between">
        <h3>{name}</h3>
        <IconButton icon={Trash2} look="quiet" name={t`Remove: ${name}`} onPress={remove} />
      </Row>
      <TextArea
        label={t`In words`}
        rows={2}
        value={goal.text}
        inputRef={words}
        onChange={(text) => onChange({ text })}
        maxLength={longest.goal}
        error={isEmpty ? t`Enter the goal, or choose an exercise.` : undefined}
      />
      {!isLong && <TaskFields {...props} onFault={noteFault} />}
      <div className={styles.pair}>
        <DateField
          label={t`Target date`}
          value={goal.byDate}
          onChange={(byDate) => onChange({ byDate })}
          onFault={(isNow) => noteFault("date", isNow)}
        />
        <Select<GoalState>
          label={t`Status`}
          options={goalStates.map(({ value, label }) => ({ value, label: i18n._(label) }))}
          value={goal.state}
          onChange={(state) => onChange(withState(state, today))}
        />
      </div>
    </section>
  );
}
