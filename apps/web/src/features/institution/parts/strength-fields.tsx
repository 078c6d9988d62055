import { Trans, useLingui } from "@lingui/react/macro";
import type {
  SignInAge,
  ToldStrength,
  WholeSignInForm,
} from "@regain/contract/entities/sign-in-settings";
import * as longest from "@regain/contract/field-lengths";
import type { Control } from "react-hook-form";
import { FormSelect, FormText } from "../../../lib/forms/fields.tsx";
import { LastTold } from "./last-told.tsx";
import styles from "./settings.module.css";

interface StrengthFieldsProps {
  readonly control: Control<WholeSignInForm>;
  readonly lastTold: ToldStrength | null;
}

/** How the provider must identify people; every field may be left as it is. */
export function StrengthFields({ control, lastTold }: StrengthFieldsProps) {
  const { t } = useLingui();
  const ages: readonly { readonly value: SignInAge; readonly label: string }[] = [
    { value: "any", label: t`Any` },
    { value: "15-minutes", label: t`15 minutes` },
    { value: "1-hour", label: t`1 hour` },
    { value: "8-hours", label: t`8 hours` },
    { value: "24-hours", label: t`24 hours` },
  ];
  return (
    <fieldset className={styles.group}>
      <legend>
        <Trans>How securely people log in there</Trans>
      </legend>
      <p className={styles.quiet}>
        <Trans>
          Your provider decides that. Here you can ask for more than it asks of everybody, for
          example, a second step. Anyone who logged in with less is turned away.
        </Trans>
      </p>
      <div className={styles.fields}>
        <FormText
          control={control}
          name="acrValues"
          label={t`Accepted strengths: acr (optional)`}
          description={t`The provider must report one of these. Put a space between two.`}
          maxLength={longest.signInValues}
          isName
        />
        <FormText
          control={control}
          name="amrValues"
          label={t`Required methods: amr (optional)`}
          description={t`The provider must report all of these, for example, mfa`}
          maxLength={longest.signInValues}
          isName
        />
        <FormSelect
          control={control}
          name="longestAge"
          label={t`Longest time since the login there`}
          options={ages}
        />
        <LastTold told={lastTold} />
      </div>
    </fieldset>
  );
}
