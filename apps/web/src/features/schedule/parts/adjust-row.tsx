import { Trans, useLingui } from "@lingui/react/macro";
import { scheduledTaskForm } from "@regain/contract/entities/schedule";
import { taskCountRange } from "@regain/therapy/schedule";
import { Check, Eye, X } from "lucide-react";
import type { KeyboardEvent, SubmitEvent } from "react";
import { Button } from "../../../ui/button.tsx";
import { Details } from "../../../ui/details.tsx";
import { Row } from "../../../ui/layout.tsx";
import { NumberField } from "../../../ui/number-field.tsx";
import { Select } from "../../../ui/select.tsx";
import { Switch } from "../../../ui/switch.tsx";
import type { AdjustField } from "../editor/editor.ts";
import type { EditorLine, LineChange } from "../editor/line.ts";
import styles from "./schedule.module.css";
import rowStyles from "./schedule-row.module.css";

interface AdjustRowProps {
  readonly draft: EditorLine;
  /** A preset has no bounds: those belong to a patient. */
  readonly hasLimits: boolean;
  /** There is a change that "Update" would keep. */
  readonly isDrafted: boolean;
  /** A field shows something that is no number. */
  readonly isFaulty: boolean;
  readonly onFault: (field: AdjustField, isFaulty: boolean) => void;
  readonly onChange: (change: LineChange) => void;
  readonly onUpdate: () => void;
  readonly onDiscard: () => void;
  readonly onPreview: (level: number) => void;
}

const none = "none";

function Limits({ draft, onChange }: Pick<AdjustRowProps, "draft" | "onChange">) {
  const { t } = useLingui();
  const { floor, ceiling, maxLevel, isLocked } = draft;
  const levels = Array.from({ length: maxLevel }, (_, index) => String(index + 1)).map((level) => ({
    value: level,
    label: t`Level ${level}`,
  }));
  const levelOf = (value: string) => (value === none ? null : Number(value));
  return (
    <Details
      className={rowStyles.limits}
      open={isLocked || floor !== null || ceiling !== null}
      summary={t`Limits`}
    >
      <div>
        <Switch
          label={t`Lock the level: practice does not change it`}
          isSelected={isLocked}
          onChange={(locked) => onChange({ isLocked: locked })}
        />
        <div className={styles.fields}>
          <Select
            label={t`Lowest level`}
            options={[{ value: none, label: t`No limit` }, ...levels]}
            value={String(floor ?? none)}
            onChange={(value) => onChange({ floor: levelOf(value) })}
          />
          <Select
            label={t`Highest level`}
            options={[{ value: none, label: t`No limit` }, ...levels]}
            value={String(ceiling ?? none)}
            onChange={(value) => onChange({ ceiling: levelOf(value) })}
          />
        </div>
      </div>
    </Details>
  );
}

/** A line's level and count, to confirm or discard. */
export function AdjustRow(props: AdjustRowProps) {
  const { draft, hasLimits, isDrafted, isFaulty, onFault, onChange } = props;
  const { onUpdate, onDiscard, onPreview } = props;
  const { t } = useLingui();
  const { level, count, floor, ceiling, maxLevel } = draft;
  const isFine = scheduledTaskForm(maxLevel).safeParse({
    taskCount: count,
    taskLevel: level,
  }).success;
  const update = (event: SubmitEvent) => {
    event.preventDefault();
    if (isDrafted && isFine && !isFaulty) onUpdate();
  };
  /** Escape closes this, not the editor around it; of a list that is open it closes the list. */
  const closeOnEscape = (event: KeyboardEvent<HTMLFormElement>) => {
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== "Escape" || !isInside) return;
    event.stopPropagation();
    onDiscard();
  };
  return (
    <form
      className={rowStyles.adjust}
      noValidate
      onSubmit={update}
      onKeyDownCapture={closeOnEscape}
    >
      <div className={styles.fields}>
        <NumberField
          label={t`Level, up to ${ceiling ?? maxLevel}`}
          value={level}
          min={floor ?? 1}
          max={ceiling ?? maxLevel}
          onChange={(next) => onChange({ level: next })}
          onFault={(isNow) => onFault("level", isNow)}
        />
        <NumberField
          label={t`Times, up to ${taskCountRange.max}`}
          value={count}
          min={taskCountRange.min}
          max={taskCountRange.max}
          onChange={(next) => onChange({ count: next })}
          onFault={(isNow) => onFault("count", isNow)}
        />
        <Button look="quiet" icon={Eye} onPress={() => onPreview(level)}>
          <Trans>Preview level {level}</Trans>
        </Button>
      </div>
      {hasLimits && <Limits draft={draft} onChange={onChange} />}
      <Row>
        {isDrafted && (
          <strong>
            <Trans>Update?</Trans>
          </strong>
        )}
        <Button
          type="submit"
          look="primary"
          icon={Check}
          isDisabled={!isDrafted || !isFine || isFaulty}
        >
          <Trans>Update</Trans>
        </Button>
        <Button icon={X} onPress={onDiscard}>
          {isDrafted ? <Trans>Discard</Trans> : <Trans>Close</Trans>}
        </Button>
      </Row>
    </form>
  );
}
