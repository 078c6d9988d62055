import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { PasswordRequirements } from "@regain/contract/entities/password-requirements";
import { requirementStates, usualRequirements } from "@regain/contract/password-rules";
import { Check, Dot } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./password-checklist.module.css";

const texts: Readonly<Record<keyof PasswordRequirements, (wanted: number) => string>> = {
  minLength: (wanted) => plural(wanted, { one: "# character", other: "# characters" }),
  capitals: (wanted) => plural(wanted, { one: "# capital letter", other: "# capital letters" }),
  digits: (wanted) => plural(wanted, { one: "# digit", other: "# digits" }),
  symbols: (wanted) =>
    plural(wanted, { one: "# symbol, like ! or ?", other: "# symbols, like ! or ?" }),
};

export interface PasswordChecklistProps {
  readonly password: string;
  /** For stricter requirements than usual. */
  readonly requirements?: PasswordRequirements | undefined;
}

/** What a new password must contain; each line is ticked as soon as it is met. */
export function PasswordChecklist({
  password,
  requirements = usualRequirements,
}: PasswordChecklistProps) {
  const { t } = useLingui();
  return (
    <div className={styles.checklist}>
      <p>
        <Trans>Your password needs at least:</Trans>
      </p>
      <ul>
        {requirementStates(password, requirements).map(({ kind, wanted, isMet }) => (
          <li key={kind} data-met={isMet || undefined}>
            <Icon of={isMet ? Check : Dot} />
            <span>
              {texts[kind](wanted)}
              {isMet && <VisuallyHidden>{t` – done`}</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
