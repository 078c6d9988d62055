import { Trans, useLingui } from "@lingui/react/macro";
import type { Schedule } from "@regain/contract/entities/schedule";
import { formatMoment } from "../../../lib/formats.ts";
import { Switch } from "../../../ui/switch.tsx";
import styles from "./schedule.module.css";

interface SelfGuidedSwitchProps {
  readonly counts: boolean;
  /** As it is in force. */
  readonly since: Schedule["selfGuidedCountsSince"];
  /** Not as it is in force. */
  readonly isChanged: boolean;
  readonly onChange: (counts: boolean) => void;
}

/** Whether what the patient chooses to practice beside the homework counts for levels as the homework does. */
export function SelfGuidedSwitch({ counts, since, isChanged, onChange }: SelfGuidedSwitchProps) {
  const { t } = useLingui();
  const inForce = counts && !isChanged ? since : null;
  const when = inForce && formatMoment(inForce.at);
  const who = inForce?.by;
  return (
    <div className={styles.setting} data-changed={isChanged ? "" : undefined}>
      <Switch
        label={t`Exercises that the patient chooses change levels, too`}
        isSelected={counts}
        onChange={onChange}
      />
      <p className={styles.quiet}>
        <Trans>
          What the patient practices in addition to the homework then moves levels up and down as
          homework does. Locks and limits still apply.
        </Trans>{" "}
        {who && (
          <Trans>
            On since {when}, by {who}.
          </Trans>
        )}
        {when && !who && <Trans>On since {when}.</Trans>}
      </p>
    </div>
  );
}
