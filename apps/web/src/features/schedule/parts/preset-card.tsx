import { Trans, useLingui } from "@lingui/react/macro";
import type { SchedulePreset } from "@regain/contract/entities/schedule-preset";
import { Pencil, Trash2, Users } from "lucide-react";
import { errorText } from "../../../lib/error-text.ts";
import { flash } from "../../../lib/flash.ts";
import { formatInstant } from "../../../lib/formats.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Row } from "../../../ui/layout.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { useChangePreset } from "../api/presets.ts";
import { PresetLines } from "./preset-lines.tsx";
import styles from "./schedule.module.css";
import rowStyles from "./schedule-row.module.css";
import presetStyles from "./presets.module.css";

interface PresetCardProps {
  readonly preset: SchedulePreset;
  /** The institution to share with, if there is one. */
  readonly institutionName: string | null;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

/** A preset with its actions: the clinician's own can be changed, a colleague's can be used. */
export function PresetCard({ preset, institutionName, onChange, onRemove }: PresetCardProps) {
  const { t } = useLingui();
  const share = useChangePreset(preset.presetId);
  const { name, isOwn, isShared, authorName, version, changedAt } = preset;
  const day = formatInstant(changedAt);
  const setShared = (shared: boolean) => {
    if (share.isPending) return;
    share.mutate(
      { version, isShared: shared },
      { onError: (error) => flash(errorText(error), { type: "error" }) },
    );
  };
  return (
    <li className={presetStyles.preset}>
      <div className={styles.head}>
        <h2 className={styles.title}>{name}</h2>
        <span className={styles.quiet}>
          {isOwn ? (
            <Trans>Changed {day}</Trans>
          ) : (
            <Trans>
              by {authorName}, changed {day}
            </Trans>
          )}
        </span>
      </div>
      <PresetLines preset={preset} />
      {isOwn ? (
        <Row>
          {institutionName && (
            <Switch
              label={t`Shared with colleagues at ${institutionName}`}
              isSelected={isShared}
              onChange={setShared}
            />
          )}
          <Button icon={Pencil} aria-label={t`Change ${name}`} onPress={onChange}>
            <Trans>Change</Trans>
          </Button>
          <Button look="danger" icon={Trash2} aria-label={t`Delete ${name}`} onPress={onRemove}>
            <Trans>Delete</Trans>
          </Button>
        </Row>
      ) : (
        <p className={rowStyles.facts}>
          <span>
            <Icon of={Users} />
            <Trans>Shared by a colleague. You can use it in any homework.</Trans>
          </span>
        </p>
      )}
    </li>
  );
}
