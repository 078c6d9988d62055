import { Plural, Trans, useLingui } from "@lingui/react/macro";
import {
  type InstitutionSettings,
  passwordLimits,
} from "@regain/contract/entities/institution-settings";
import type { PasswordRequirements } from "@regain/contract/entities/password-requirements";
import { useState } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { flash } from "../../../lib/flash.ts";
import { withChangedSince } from "../../../lib/forms/reset-to-saved.ts";
import { useLeaveGuard } from "../../../lib/forms/use-leave-guard.tsx";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { NumberField } from "../../../ui/number-field.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { savedByOther, useSaveSettings } from "../api/settings.ts";
import { passwordWords } from "../password-words.ts";
import { useProof } from "../../identity/screens/use-proof.tsx";
import { ClashNotice } from "./clash-notice.tsx";
import styles from "./settings.module.css";

const part = ["passwordRequirements", "requiresOneTimeCodes"] as const;

type Rules = Pick<InstitutionSettings, (typeof part)[number]>;

const rulesOf = ({ passwordRequirements, requiresOneTimeCodes }: Rules): Rules => ({
  passwordRequirements,
  requiresOneTimeCodes,
});

const isSame = (one: Rules, other: Rules): boolean =>
  JSON.stringify(rulesOf(one)) === JSON.stringify(rulesOf(other));

/** An institution's password requirements, and whether it also requires a code. */
export function SecurityForm({ settings }: { readonly settings: InstitutionSettings }) {
  const { t } = useLingui();
  const [base, setBase] = useState(settings);
  const [rules, setRules] = useState(rulesOf(settings));
  const [faulty, setFaulty] = useState<ReadonlySet<string>>(new Set());
  const save = useSaveSettings(part);
  const proof = useProof();
  const theirs = savedByOther(save.error);
  const isChanged = !isSame(rules, base);
  const leaveQuestion = useLeaveGuard(() => isChanged || faulty.size > 0);
  const { passwordRequirements: wanted, requiresOneTimeCodes } = rules;
  const { peopleWithoutAddress } = settings;
  const said = passwordWords(wanted);

  const begin = (from: InstitutionSettings) => {
    setBase(from);
    setRules(rulesOf(from));
    save.reset();
  };
  const submitFrom = (from: InstitutionSettings) =>
    save.mutate(
      { base: from, change: rules },
      {
        onSuccess: (saved) => {
          setBase(saved);
          setRules((now) => withChangedSince(rules, now, rulesOf(saved)));
          save.reset();
          flash(t`The login rules were saved.`, { type: "success", keepFor: 5_000 });
        },
        onError: (error) => {
          if (proof.asksFor(error, () => submitFrom(from))) save.reset();
        },
      },
    );
  const noteFault = (kind: string, isNow: boolean) =>
    setFaulty((now) => new Set(isNow ? [...now, kind] : [...now].filter((one) => one !== kind)));
  const labels = {
    minLength: t`Characters`,
    capitals: t`Capital letters`,
    digits: t`Digits`,
    symbols: t`Symbols`,
  } as const satisfies Record<keyof PasswordRequirements, string>;
  const kinds = ["minLength", "capitals", "digits", "symbols"] as const;

  return (
    <Form
      onSubmit={() => {
        if (faulty.size === 0) submitFrom(base);
      }}
      isBusy={save.isPending}
      error={save.error && !theirs ? errorText(save.error) : undefined}
    >
      {leaveQuestion}
      {proof.dialog}
      {theirs && (
        <ClashNotice
          isBusy={save.isPending}
          onTakeTheirs={() => begin(theirs)}
          onKeepMine={() => submitFrom(theirs)}
        />
      )}
      <fieldset className={styles.group}>
        <legend>
          <Trans>A password must have at least</Trans>
        </legend>
        <div className={styles.counts}>
          {kinds.map((kind) => (
            <NumberField
              key={kind}
              label={labels[kind]}
              value={wanted[kind]}
              {...passwordLimits[kind]}
              onChange={(count) =>
                setRules({ ...rules, passwordRequirements: { ...wanted, [kind]: count } })
              }
              onFault={(isNow) => noteFault(kind, isNow)}
            />
          ))}
        </div>
        <p aria-live="polite" className={styles.note}>
          <Trans>At least {said}.</Trans>
        </p>
        <p className={styles.quiet}>
          <Trans>
            Anyone with a shorter or simpler password must choose a new one at their next login.
            Nobody is logged out.
          </Trans>
        </p>
      </fieldset>
      <div className={styles.switch}>
        <Switch
          label={t`Ask for a code by email at each login`}
          isSelected={requiresOneTimeCodes}
          onChange={(next) => setRules({ ...rules, requiresOneTimeCodes: next })}
        />
        <p>
          <Trans>For everybody here who logs in with a password.</Trans>
          {peopleWithoutAddress > 0 && (
            <>
              {" "}
              <Plural
                value={peopleWithoutAddress}
                one="# person has no email address and can log in without a code."
                other="# people have no email address and can log in without a code."
              />
            </>
          )}
        </p>
      </div>
      <div>
        <Button type="submit" look="primary" isBusy={save.isPending}>
          <Trans>Save login rules</Trans>
        </Button>
      </div>
    </Form>
  );
}
