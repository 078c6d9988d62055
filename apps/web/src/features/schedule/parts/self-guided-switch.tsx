import { Trans, useLingui } from "@lingui/react/macro";
import type { Schedule } from "@regain/contract/entities/schedule";
import { formatMoment } from "../../../lib/formats.ts";
import { Switch } from "../../../ui/switch.tsx";
import styles from "./schedule.module.css";

interface SelfGuidedSwitchProps {
  readonly counts: boolean;
  /** The value in force. */
  readonly since: Schedule["selfGuidedCountsSince"];
  /** Differs from what is in force. */
  readonly isChanged: boolean;
  readonly onChange: (counts: boolean) => void;
}

/** Whether practice that the patient chooses besides the homework counts for levels like the homework. */
export function SelfGuidedSwitch({ counts, since, isChanged, onChange }: SelfGuidedSwitchProps) {
  const { t } = useLingui();
  const inForce = counts && !isChanged ? since : null;
  const when = inForce && formatMoment(inForce.at);
  const who = inForce?.by;
  return (
    <div className={styles.setting} data-changed={isChanged ? "" : undefined}>
      <Switch
        label={t`Exercises that the patient chooses also change levels`}
        isSelected={counts}
        onChange={onChange}
      />
      <p className={styles.quiet}>
        <Trans>
          What the patient practices in addition to the homework will then move levels up and down,
          as homework does. Locks and limits still apply.
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
