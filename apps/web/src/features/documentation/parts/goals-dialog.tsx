import { Trans, useLingui } from "@lingui/react/macro";
import { CallError } from "@regain/contract/client";
import { type Goal, type GoalList, maxGoals } from "@regain/contract/entities/goal";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { useSubmitAttempts } from "../../../lib/forms/use-submit-attempts.ts";
import { newId } from "../../../lib/new-id.ts";
import { useCloseGuard } from "../../../lib/forms/use-leave-guard.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import field from "../../../ui/field.module.css";
import { Row, Stack } from "../../../ui/layout.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { unlessBusy } from "../../../ui/unless-busy.ts";
import { goalLevelsQuery, goalsQuery, goalTasksQuery, useSaveGoals } from "../api/goals.ts";
import {
  changedGoal,
  emptyGoals,
  isChanged,
  isSaved,
  newGoal,
  trimmedGoals,
} from "../goal-form.ts";
import { GoalCard } from "./goal-card.tsx";

interface GoalsDialogProps {
  readonly patientId: string;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const terms = ["long", "short"] as const;
const noLevels: ReadonlyMap<number, number> = new Map();

/** The list of whoever saved first, if somebody did. */
function currentList(error: unknown): GoalList | undefined {
  if (!(error instanceof CallError) || error.code !== "stale-version") return undefined;
  return (error.body as { readonly current?: GoalList } | undefined)?.current;
}

interface EditorProps extends GoalsDialogProps {
  readonly saved: GoalList;
  /** The patient's date. */
  readonly today: string;
}

function Editor({ patientId, saved, today, onSaved, onClose }: EditorProps) {
  const { t } = useLingui();
  // What the goals here started from: the list may be refetched underneath, and may be taken over from somebody else.
  const [base, setBase] = useState(saved);
  const [goals, setGoals] = useState<readonly Goal[]>(base.goals);
  const [added, setAdded] = useState<string>();
  /** Goals whose target date is only half there. */
  const [faulty, setFaulty] = useState<ReadonlySet<string>>(new Set());
  const { isTried, place, noteTry, forgetTries } = useSubmitAttempts<HTMLDivElement>();
  const exercises = useQuery(goalTasksQuery);
  const levels = useQuery(goalLevelsQuery(patientId));
  // An exercise is chosen together with the patient's level in it.
  const tasks = (levels.data && exercises.data?.taskTypes) ?? [];
  const unread = [exercises, levels].find(({ isError }) => isError);
  const save = useSaveGoals(patientId);
  const theirs = currentList(save.error);
  const empty = emptyGoals(goals);
  const isFaulty = goals.some(({ id }) => faulty.has(id));
  const submit = (version: number) => {
    noteTry();
    if (empty.size > 0 || isFaulty || save.isPending) return;
    save.mutate(
      { version, goals: trimmedGoals(goals) },
      {
        onSuccess: onSaved,
        onError: (error) => {
          const present = currentList(error);
          if (present && isSaved(goals, present.goals)) onSaved();
        },
      },
    );
  };
  const add = (term: Goal["term"]) => {
    const id = newId();
    setAdded(id);
    setGoals((now) => [...now, newGoal(id, term)]);
  };
  const noteFault = (id: string, isNow: boolean) =>
    setFaulty((now) => new Set(isNow ? [...now, id] : [...now].filter((one) => one !== id)));
  const takeTheirs = () => {
    if (!theirs) return;
    setBase(theirs);
    setGoals(theirs.goals);
    setAdded(undefined);
    setFaulty(new Set());
    forgetTries();
    save.reset();
  };
  const guard = useCloseGuard({
    isChanged: () => isFaulty || isChanged(goals, base.goals),
    what: <Trans>The goals you changed are not saved yet.</Trans>,
    onClose,
  });
  const close = unlessBusy(save.isPending, guard.close);
  const who = theirs?.savedBy ?? "";
  return (
    <Dialog
      title={t`Goals`}
      isOpen
      holds
      wide
      onClose={close}
      actions={
        <>
          <Button onPress={close}>
            <Trans>Cancel</Trans>
          </Button>
          {theirs && (
            <Button onPress={takeTheirs}>
              <Trans>Use theirs</Trans>
            </Button>
          )}
          <Button
            look="primary"
            isBusy={save.isPending}
            onPress={() => submit(theirs?.version ?? base.version)}
          >
            {theirs ? <Trans>Keep mine</Trans> : <Trans>Save goals</Trans>}
          </Button>
        </>
      }
    >
      <div ref={place}>
        <Stack>
          <p>
            <Trans>
              Notes show how far each open goal has come, based on the latest figures for its
              exercise and level.
            </Trans>
          </p>
          {unread && (
            <p role="alert" className={field.error}>
              {errorText(unread.error)}{" "}
              <Button onPress={() => void unread.refetch()}>
                <Trans>Load the exercises again</Trans>
              </Button>
            </p>
          )}
          {terms.map((term) => {
            const own = goals.filter((goal) => goal.term === term);
            return (
              <Stack key={term} gap={2}>
                {own.map((goal, at) => (
                  <GoalCard
                    // Another list's goals are not what is half typed here.
                    key={`${base.version} ${goal.id}`}
                    goal={goal}
                    number={at + 1}
                    tasks={tasks}
                    levels={levels.data ?? noLevels}
                    today={today}
                    isEmpty={isTried && empty.has(goal.id)}
                    isNew={goal.id === added}
                    onChange={(change) => setGoals((now) => changedGoal(now, goal.id, change))}
                    onFault={(isNow) => noteFault(goal.id, isNow)}
                    onRemove={() => setGoals((now) => now.filter(({ id }) => id !== goal.id))}
                  />
                ))}
                <Row>
                  <Button
                    icon={Plus}
                    isDisabled={goals.length >= maxGoals}
                    onPress={() => add(term)}
                  >
                    {term === "long" ? (
                      <Trans>Add a long-term goal</Trans>
                    ) : (
                      <Trans>Add a short-term goal</Trans>
                    )}
                  </Button>
                </Row>
              </Stack>
            );
          })}
          {theirs && (
            <p role="alert" className={field.error}>
              <Trans>
                {who} saved other goals before you did. “Keep mine” replaces them with yours.
              </Trans>
            </p>
          )}
          {save.error && !theirs && (
            <p role="alert" className={field.error}>
              {errorText(save.error)}
            </p>
          )}
          {guard.question}
        </Stack>
      </div>
    </Dialog>
  );
}

/** All goals of a patient in one dialog. */
export function GoalsDialog(props: GoalsDialogProps) {
  const { t } = useLingui();
  const { data, error, isFetchedAfterMount, refetch } = useQuery(goalsQuery(props.patientId));
  if (data && isFetchedAfterMount) return <Editor {...props} saved={data} today={data.today} />;
  return (
    <Dialog title={t`Goals`} isOpen onClose={props.onClose}>
      {error ? (
        <ErrorState onRetry={() => void refetch()}>{errorText(error)}</ErrorState>
      ) : (
        <Skeleton count={4} />
      )}
    </Dialog>
  );
}
