import { Trans, useLingui } from "@lingui/react/macro";
import type { Goal, GoalList } from "@regain/contract/entities/goal";
import type { TaskTypeSummary } from "@regain/contract/entities/session";
import { useState } from "react";
import { formatDay, formatMoment } from "../../../lib/formats.ts";
import { useSubmitAttempts } from "../../../lib/forms/use-submit-attempts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Stack } from "../../../ui/layout.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import type { GoalChoices, GoalClash } from "../goal-form.ts";
import styles from "./documentation.module.css";
import { goalStates } from "./goal-states.ts";

interface GoalTextProps {
  readonly goal: Goal | undefined;
  readonly tasks: readonly TaskTypeSummary[];
}

/** All that a goal says. */
function GoalText({ goal, tasks }: GoalTextProps) {
  const { t, i18n } = useLingui();
  if (!goal) return <blockquote>{t`(removed)`}</blockquote>;
  const { text, task, byDate, state, endedOn } = goal;
  const measure = tasks.find(({ typeId }) => typeId === task?.taskTypeId);
  const exercise = measure?.displayName ?? t`An exercise`;
  const status = goalStates.find(({ value }) => value === state)?.label;
  const lines = [
    text,
    task && t`${exercise}, level ${task.taskLevel}: ${task.targetPercent}% right without help`,
    byDate && t`Target date: ${formatDay(byDate)}`,
    status && [i18n._(status), endedOn && formatDay(endedOn)].filter(Boolean).join(", "),
  ];
  return <blockquote>{lines.filter(Boolean).join("\n")}</blockquote>;
}

interface GoalClashDialogProps {
  readonly clashes: readonly GoalClash[];
  readonly theirs: GoalList;
  readonly tasks: readonly TaskTypeSummary[];
  readonly onResolve: (choices: GoalChoices) => void;
  /** Back to one's own goals: nothing is saved. */
  readonly onClose: () => void;
}

/** Two people have changed the same goals: shows both of each, and asks which stays. All others stay anyway. */
export function GoalClashDialog(props: GoalClashDialogProps) {
  const { clashes, theirs, tasks, onResolve, onClose } = props;
  const { t } = useLingui();
  const [chosen, setChosen] = useState<GoalChoices>({});
  const { isTried, place, noteTry } = useSubmitAttempts<HTMLDivElement>();
  const who = theirs.savedBy ?? t`Somebody else`;
  const when = theirs.savedAt ? formatMoment(theirs.savedAt) : "";
  const settle = () => {
    noteTry();
    if (clashes.every(({ id }) => chosen[id])) onResolve(chosen);
  };
  return (
    <Dialog
      title={t`${who} changed the same goals before you did`}
      isOpen
      holds
      wide
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button look="primary" onPress={settle}>
            <Trans>Save goals</Trans>
          </Button>
        </>
      }
    >
      <div ref={place}>
        <Stack>
          <p>
            <Trans>
              On {when}. All other goals are kept, yours and theirs. Choose what stays of these.
            </Trans>
          </p>
          {clashes.map(({ id, mine, theirs: other }, at) => (
            <div key={id} className={styles.clash}>
              <h3>{(mine ?? other)?.term === "long" ? t`Long-term goal` : t`Short-term goal`}</h3>
              <p>
                <Trans>Theirs:</Trans>
              </p>
              <GoalText goal={other} tasks={tasks} />
              <p>
                <Trans>Yours:</Trans>
              </p>
              <GoalText goal={mine} tasks={tasks} />
              <RadioGroup<"mine" | "theirs">
                label={
                  clashes.length > 1 ? t`What should stay of goal ${at + 1}?` : t`What should stay?`
                }
                choices={[
                  { value: "mine", label: t`Keep mine` },
                  { value: "theirs", label: t`Use theirs` },
                ]}
                value={chosen[id] ?? null}
                onChange={(choice) => setChosen((now) => ({ ...now, [id]: choice }))}
                error={isTried && !chosen[id] ? t`Choose what stays.` : undefined}
              />
            </div>
          ))}
        </Stack>
      </div>
    </Dialog>
  );
}
