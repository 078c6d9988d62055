import { Trans, useLingui } from "@lingui/react/macro";
import type { addSchedule } from "@regain/contract/calls/schedule/add-schedule";
import { refusalOf } from "@regain/contract/client";
import type { Schedule } from "@regain/contract/entities/schedule";
import { Save, Undo2, X } from "lucide-react";
import { useEffect, useReducer, useRef, useState } from "react";
import { flash } from "../../../lib/flash.ts";
import { isNotFound, usePatientProblem } from "../../../lib/patient-problem.ts";
import { isUnanswered } from "../../../lib/query-client.ts";
import { Button } from "../../../ui/button.tsx";
import { Row } from "../../../ui/layout.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { useSaveSchedule } from "../api/schedule.ts";
import {
  edit,
  isChanged as isEdited,
  isFaulty as isTypedWrong,
  isSameAs,
  listOf,
  newEditor,
  type Saved,
  savedOf,
  toSave,
} from "../editor/editor.ts";
import { goOnWith } from "../editor/kept-list.ts";
import { EditorBody } from "./editor-body.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { PresetMenu } from "./preset-menu.tsx";
import styles from "./schedule.module.css";
import { SelfGuidedSwitch } from "./self-guided-switch.tsx";
import { StaleDialog } from "./stale-dialog.tsx";
import { useListKeeper } from "./use-list-keeper.ts";
import { useUnsavedPrompt } from "./use-leaving.ts";
import field from "../../../ui/field.module.css";

interface ScheduleEditorProps {
  readonly patientId: string;
  readonly schedule: Schedule;
  /** Everything is saved or discarded. */
  readonly onClose: () => void;
  /**
   * For a container that can close by itself, such as on Escape: receives the function that asks the editor to close.
   */
  readonly offerClosing?: (ask: () => void) => void;
}

/** Edits a patient's homework: nothing is saved before Save, and nothing is lost without asking. */
export function ScheduleEditor({
  patientId,
  schedule,
  onClose,
  offerClosing,
}: ScheduleEditorProps) {
  const { t } = useLingui();
  const { found, keep, forget } = useListKeeper(patientId);
  const [state, send] = useReducer(edit, savedOf(schedule), (saved) =>
    found ? goOnWith(found, saved) : newEditor(saved),
  );
  useEffect(() => keep(state), [keep, state]);
  const save = useSaveSchedule(patientId);
  // While saving, it is not yet known what there is to lose.
  const isChanged = save.isPending || isEdited(state);
  const isFaulty = isTypedWrong(state);
  const { isAsked, askToClose, close, stay } = useUnsavedPrompt({
    isChanged,
    isLeaving: state.isLeaving,
    send,
    onClose,
  });
  const [isRestored, setRestored] = useState(found !== undefined);
  if (isRestored && !isChanged) setRestored(false);
  /** The person is waiting for a save's answer in order to leave. */
  const leavesOnceSaved = useRef(false);
  useEffect(() => offerClosing?.(askToClose));
  const leave = () => {
    forget();
    close();
  };

  const store = (thenLeaves: boolean) => {
    if (save.isPending || isFaulty) return;
    leavesOnceSaved.current = thenLeaves;
    const sent = listOf(state);
    send({ type: "save" });
    const done = (saved: Saved) => {
      send({ type: "saved", saved, sent });
      flash(t`The homework is saved.`, { type: "success" });
      if (leavesOnceSaved.current) leave();
    };
    save.mutate(toSave(state), {
      onSuccess: ({ ctdata }) => done(savedOf(ctdata)),
      onError: (error) => {
        const current = refusalOf<typeof addSchedule>(error)?.current;
        if (!current) return;
        const theirs = savedOf(current);
        save.reset();
        // An earlier save succeeded but its answer got lost.
        if (isSameAs(state, theirs)) return done(theirs);
        stay();
        send({ type: "stale", theirs });
      },
    });
  };
  const problemOf = usePatientProblem();
  const problem = save.error ? problemOf(save.error) : undefined;

  return (
    <>
      {isRestored && (
        <p role="status">
          <Trans>Your earlier changes are here again. They are not saved yet.</Trans>
        </p>
      )}
      <EditorBody
        title={t`Homework`}
        state={state}
        send={send}
        patientId={patientId}
        belowList={
          <SelfGuidedSwitch
            counts={state.selfGuidedCounts}
            since={schedule.selfGuidedCountsSince}
            isChanged={state.selfGuidedCounts !== state.saved.selfGuidedCounts}
            onChange={(counts) => send({ type: "count_self_guided", counts })}
          />
        }
      >
        {problem && !isAsked && (
          <p role="alert" className={field.error}>
            <span>
              {isUnanswered(save.error) ? (
                <Trans>{problem} Your changes are still here.</Trans>
              ) : (
                <Trans>{problem} Nothing was saved. Your changes are still here.</Trans>
              )}{" "}
              {isNotFound(save.error) && !offerClosing && (
                <TextLink to="/dashboard">
                  <Trans>My patients</Trans>
                </TextLink>
              )}
            </span>
          </p>
        )}
        <div className={styles.foot} data-bottom-bar>
          <PresetMenu
            lines={listOf(state)}
            onApply={(mode, exercises) => send({ type: "apply", mode, exercises })}
          />
          <Button
            icon={Undo2}
            aria-label={t`Discard changes`}
            isDisabled={!isChanged || save.isPending}
            onPress={() => {
              save.reset();
              send({ type: "discard" });
            }}
          >
            <Trans>Discard</Trans>
          </Button>
          <Row>
            <Button icon={X} onPress={askToClose}>
              <Trans>Close</Trans>
            </Button>
            <Button
              look="primary"
              icon={Save}
              isDisabled={!isChanged || isFaulty}
              isBusy={save.isPending}
              onPress={() => store(false)}
            >
              <Trans>Save</Trans>
            </Button>
          </Row>
        </div>
      </EditorBody>
      {isAsked && !state.theirs && (
        <LeaveDialog
          what={t`the homework`}
          canSave={!isFaulty}
          isSaving={save.isPending}
          error={problem}
          onSave={() => store(true)}
          onLeave={leave}
          onStay={() => {
            leavesOnceSaved.current = false;
            stay();
          }}
        />
      )}
      {state.theirs && (
        <StaleDialog
          title={(who) => t`${who} saved this homework before you did`}
          base={state.saved}
          theirs={state.theirs}
          onTakeTheirs={() => send({ type: "take_theirs" })}
          onKeepMine={() => send({ type: "keep_mine" })}
        />
      )}
    </>
  );
}
