import { Trans, useLingui } from "@lingui/react/macro";
import type { changePreset } from "@regain/contract/calls/presets/change-preset";
import { refusalOf } from "@regain/contract/client";
import type { SchedulePreset } from "@regain/contract/entities/schedule-preset";
import * as longest from "@regain/contract/field-lengths";
import { Save, X } from "lucide-react";
import { useEffect, useReducer, useRef, useState } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { flash } from "../../../lib/flash.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Row, Stack } from "../../../ui/layout.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useChangePreset } from "../api/presets.ts";
import {
  edit,
  isChanged as isEdited,
  isFaulty,
  listOf,
  newEditor,
  type Saved,
} from "../editor/editor.ts";
import { isSameList, newLine } from "../editor/line.ts";
import { nameOnto } from "../editor/preset-name.ts";
import { EditorBody } from "./editor-body.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { exercisesOf } from "./preset-lines.tsx";
import styles from "./schedule.module.css";
import { StaleDialog } from "./stale-dialog.tsx";
import { useUnsavedPrompt } from "./use-leaving.ts";
import field from "../../../ui/field.module.css";

interface ChangePresetDialogProps {
  readonly preset: SchedulePreset;
  readonly onClose: () => void;
}

const savedOf = (preset: SchedulePreset): Saved => ({
  version: preset.version,
  lines: exercisesOf(preset).map(newLine),
  otherLevels: [],
  selfGuidedCounts: false,
  changed: { at: preset.changedAt, by: preset.authorName },
});

/** Changes the name and exercises of the clinician's own preset, with the same components as a patient's homework. */
export function ChangePresetDialog({ preset, onClose }: ChangePresetDialogProps) {
  const { t } = useLingui();
  const [state, send] = useReducer(edit, preset, (read) => newEditor(savedOf(read)));
  const [name, setName] = useState(preset.name);
  /** The name in force, as last loaded. */
  const [savedName, setSavedName] = useState(preset.name);
  /** Somebody else has saved in the meantime: their version. */
  const [theirs, setTheirs] = useState<SchedulePreset>();
  const change = useChangePreset(preset.presetId);
  const lines = listOf(state);
  const isNamed = name.trim() !== "";
  const isUnsaved = isEdited(state) || name.trim() !== savedName;
  const canSave = isUnsaved && isNamed && lines.length > 0 && !isFaulty(state);
  const { isAsked, askToClose, close, stay } = useUnsavedPrompt({
    // While saving, it is not yet known what there is to lose.
    isChanged: change.isPending || isUnsaved,
    isLeaving: state.isLeaving,
    send,
    onClose,
  });
  /** The current values when the answer to a save comes. */
  const standing = useRef({ lines, name });
  useEffect(() => void (standing.current = { lines, name }));
  const store = () => {
    if (!canSave || change.isPending) return;
    const sent = { lines, name: name.trim() };
    const kept = lines.map(({ typeId, count, level }) => ({
      taskTypeId: typeId,
      taskCount: count,
      taskLevel: level,
    }));
    const done = (saved: SchedulePreset) => {
      flash(t`The preset is saved.`, { type: "success" });
      const now = standing.current;
      if (isSameList(now.lines, sent.lines) && now.name.trim() === sent.name) return close();
      setSavedName(saved.name);
      return send({ type: "saved", saved: savedOf(saved), sent: sent.lines });
    };
    change.mutate(
      {
        version: state.saved.version,
        lines: kept,
        ...(sent.name === savedName ? {} : { name: sent.name }),
      },
      {
        onSuccess: done,
        onError: (error) => {
          const current = refusalOf<typeof changePreset>(error)?.current;
          if (!current) return;
          change.reset();
          const inForce = savedOf(current);
          // An earlier save succeeded but its answer got lost.
          if (isSameList(inForce.lines, lines) && current.name === sent.name) return done(current);
          stay();
          setTheirs(current);
          send({ type: "stale", theirs: inForce });
        },
      },
    );
  };
  const settle = (how: "take_theirs" | "keep_mine") => {
    if (!theirs) return;
    setName(how === "take_theirs" ? theirs.name : nameOnto(savedName, name, theirs.name));
    setSavedName(theirs.name);
    setTheirs(undefined);
    send({ type: how });
  };
  const problem = change.error ? errorText(change.error) : undefined;
  return (
    <Dialog title={t`Change the preset`} isOpen large holds onClose={askToClose}>
      <Stack>
        <TextField
          label={t`Name of the preset`}
          value={name}
          maxLength={longest.presetName}
          autoComplete="off"
          error={isNamed ? undefined : t`Please give it a name.`}
          onChange={setName}
        />
        <EditorBody title={t`Exercises`} state={state} send={send}>
          {problem && !isAsked && (
            <p role="alert" className={field.error}>
              {problem}
            </p>
          )}
          <div className={styles.foot}>
            {lines.length === 0 && (
              <p className={styles.quiet}>
                <Trans>A preset needs at least one exercise.</Trans>
              </p>
            )}
            <Row>
              <Button icon={X} onPress={askToClose}>
                <Trans>Close</Trans>
              </Button>
              <Button
                look="primary"
                icon={Save}
                isDisabled={!canSave}
                isBusy={change.isPending}
                onPress={store}
              >
                <Trans>Save</Trans>
              </Button>
            </Row>
          </div>
        </EditorBody>
      </Stack>
      {isAsked && !theirs && (
        <LeaveDialog
          what={t`the preset`}
          canSave={canSave}
          isSaving={change.isPending}
          error={problem}
          onSave={store}
          onLeave={close}
          onStay={stay}
        />
      )}
      {theirs && (
        <StaleDialog
          title={(who) => t`${who} saved this preset before you did`}
          base={state.saved}
          theirs={savedOf(theirs)}
          {...(theirs.name === savedName ? {} : { name: theirs.name })}
          onTakeTheirs={() => settle("take_theirs")}
          onKeepMine={() => settle("keep_mine")}
        />
      )}
    </Dialog>
  );
}
