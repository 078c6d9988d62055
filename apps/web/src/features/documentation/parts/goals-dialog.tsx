import { Trans, useLingui } from "@lingui/react/macro";
import { CallError } from "@regain/contract/client";
import { type Goal, type GoalList, maxGoals } from "@regain/contract/entities/goal";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { flash } from "../../../lib/flash.ts";
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
  areSendable,
  changedGoal,
  emptyGoals,
  type GoalChoices,
  type GoalClash,
  isChanged,
  isSaved,
  joinGoals,
  newGoal,
  trimmedGoals,
} from "../goal-form.ts";
import { GoalCard } from "./goal-card.tsx";
import { GoalClashDialog } from "./goal-clash-dialog.tsx";

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

/** Goals that both have changed, and the three lists they are in. */
interface Clash {
  readonly list: readonly Goal[];
  readonly from: GoalList;
  readonly theirs: GoalList;
  readonly clashes: readonly GoalClash[];
}

interface EditorProps extends GoalsDialogProps {
  readonly saved: GoalList;
  /** The patient's date. */
  readonly today: string;
}

function Editor({ patientId, saved, today, onSaved, onClose }: EditorProps) {
  const { t } = useLingui();
  // What the goals here started from: the list may be refetched underneath, and may be joined with somebody else's.
  const [base, setBase] = useState(saved);
  const [goals, setGoals] = useState<readonly Goal[]>(base.goals);
  /** Who saved first, once their goals have been joined with these. */
  const [joinedBy, setJoinedBy] = useState<string>();
  const [added, setAdded] = useState<string>();
  /** Goals whose target date is only half there. */
  const [faulty, setFaulty] = useState<ReadonlySet<string>>(new Set());
  const { isTried, place, noteTry } = useSubmitAttempts<HTMLDivElement>();
  const exercises = useQuery(goalTasksQuery);
  const levels = useQuery(goalLevelsQuery(patientId));
  // An exercise is chosen together with the patient's level in it.
  const tasks = (levels.data && exercises.data?.taskTypes) ?? [];
  const unread = [exercises, levels].find(({ isError }) => isError);
  const save = useSaveGoals(patientId);
  // What was sent last: saved, although its answer got lost, it is no change of somebody else's.
  const sent = useRef<readonly Goal[]>(undefined);
  const [clash, setClash] = useState<Clash>();
  const empty = emptyGoals(goals);
  const isFaulty = goals.some(({ id }) => faulty.has(id));
  const tooMany = goals.length - maxGoals;
  const send = (list: readonly Goal[], from: GoalList, joinedWith?: string) => {
    const before = sent.current;
    sent.current = list;
    save.mutate(
      { version: from.version, goals: trimmedGoals(list) },
      {
        onSuccess: () => {
          if (joinedWith)
            flash(t`${joinedWith} saved goals before you did. Their changes and yours are kept.`, {
              type: "success",
            });
          onSaved();
        },
        onError: (error) => {
          const theirs = currentList(error);
          if (!theirs) return;
          save.reset();
          if (isSaved(list, theirs.goals)) onSaved();
          else meet(list, before && isSaved(before, theirs.goals) ? theirs : from, theirs);
        },
      },
    );
  };
  /** Somebody else saved first: both lists are joined, and only what both have changed is asked. */
  const meet = (list: readonly Goal[], from: GoalList, theirs: GoalList, choices?: GoalChoices) => {
    const joined = joinGoals(from.goals, trimmedGoals(list), theirs.goals, choices);
    if (joined.clashes.length > 0 && !choices) {
      setClash({ list, from, theirs, clashes: joined.clashes });
      return;
    }
    setClash(undefined);
    setBase(theirs);
    setGoals(joined.goals);
    const who = from === theirs ? undefined : (theirs.savedBy ?? undefined);
    setJoinedBy(who);
    if (joined.goals.length <= maxGoals) send(joined.goals, theirs, who);
  };
  const submit = () => {
    noteTry();
    if (!areSendable(goals) || isFaulty || tooMany > 0 || save.isPending) return;
    send(goals, base);
  };
  const add = (term: Goal["term"]) => {
    const id = newId();
    setAdded(id);
    setGoals((now) => [...now, newGoal(id, term)]);
  };
  const noteFault = (id: string, isNow: boolean) =>
    setFaulty((now) => new Set(isNow ? [...now, id] : [...now].filter((one) => one !== id)));
  const guard = useCloseGuard({
    isChanged: () => isFaulty || isChanged(goals, base.goals),
    what: <Trans>The goals you changed are not saved yet.</Trans>,
    onClose,
  });
  const close = unlessBusy(save.isPending, guard.close);
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
          <Button look="primary" isBusy={save.isPending} onPress={submit}>
            <Trans>Save goals</Trans>
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
                    key={goal.id}
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
          {joinedBy !== undefined && (
            <p role="status">
              <Trans>
                {joinedBy} saved goals before you did. Their changes and yours are both here.
              </Trans>
            </p>
          )}
          {tooMany > 0 && (
            <p role="alert" className={field.error}>
              <Trans>
                A patient can have {maxGoals} goals. Remove {tooMany} of them, then save.
              </Trans>
            </p>
          )}
          {save.error && (
            <p role="alert" className={field.error}>
              {errorText(save.error)}
            </p>
          )}
          {guard.question}
          {clash && (
            <GoalClashDialog
              {...clash}
              tasks={exercises.data?.taskTypes ?? []}
              onResolve={(choices) => meet(clash.list, clash.from, clash.theirs, choices)}
              onClose={() => setClash(undefined)}
            />
          )}
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
