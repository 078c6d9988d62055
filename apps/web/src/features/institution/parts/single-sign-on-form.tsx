import { Plural, Trans, useLingui } from "@lingui/react/macro";
import {
  type SignInSettings,
  type WholeSignInForm,
  wholeSignInForm,
} from "@regain/contract/entities/sign-in-settings";
import * as longest from "@regain/contract/field-lengths";
import { hashKey } from "@tanstack/react-query";
import { PlugZap } from "lucide-react";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { isRefusedWith } from "../../../lib/refused-with.ts";
import { errorText } from "../../../lib/error-text.ts";
import { flash } from "../../../lib/flash.ts";
import { FormPassword, FormText } from "../../../lib/forms/fields.tsx";
import { showServerErrors } from "../../../lib/forms/server-errors.ts";
import { resolveBy } from "../../../lib/forms/resolve-by.ts";
import { resetToSaved } from "../../../lib/forms/reset-to-saved.ts";
import { useFocusFirstError } from "../../../lib/forms/use-focus-first-error.ts";
import { useLeaveGuard } from "../../../lib/forms/use-leave-guard.tsx";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { Row } from "../../../ui/layout.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { signInByOther, useSaveSignIn, useTestSignIn } from "../api/sign-in.ts";
import { useProof } from "../../identity/screens/use-proof.tsx";
import { ClashNotice } from "./clash-notice.tsx";
import { CopyField } from "./copy-field.tsx";
import styles from "./settings.module.css";
import { StrengthFields } from "./strength-fields.tsx";
import { SwitchOnDialog } from "./switch-on-dialog.tsx";
import { TestResult } from "./test-result.tsx";

const valuesOf = ({ settings }: SignInSettings): WholeSignInForm => ({
  issuer: settings?.issuer ?? "",
  clientId: settings?.clientId ?? "",
  clientSecret: "",
  acrValues: settings?.acrValues ?? "",
  amrValues: settings?.amrValues ?? "",
  longestAge: settings?.longestAge ?? "any",
});

/** The institution's single sign-on: entered, tested, turned on. */
export function SingleSignOnForm({ signIn }: { readonly signIn: SignInSettings }) {
  const { t } = useLingui();
  const [base, setBase] = useState(signIn);
  const [isOn, setIsOn] = useState(base.settings?.isOn ?? false);
  /** The settings to save once turning it on has been confirmed. */
  const [toConfirm, setToConfirm] = useState<() => void>();
  const form = useForm<WholeSignInForm>({
    defaultValues: valuesOf(base),
    resolver: resolveBy(wholeSignInForm),
    shouldFocusError: false,
  });
  const place = useFocusFirstError(form);
  const save = useSaveSignIn();
  const proof = useProof();
  const test = useTestSignIn();
  /** The form as it was tested: a verdict about other values would mislead. */
  const [tested, setTested] = useState<WholeSignInForm>();
  const theirs = signInByOther(save.error);
  const { control, formState } = form;
  const { isDirty } = formState;
  const isTested = hashKey([useWatch({ control })]) === hashKey([tested]);
  const wasOn = base.settings?.isOn ?? false;
  const leaveQuestion = useLeaveGuard(() => isDirty || isOn !== wasOn);

  const begin = (from: SignInSettings) => {
    setBase(from);
    setIsOn(from.settings?.isOn ?? false);
    form.reset(valuesOf(from));
    save.reset();
  };
  /** The server's complaints about single fields are shown at those fields. */
  const showFields = (mutation: { readonly reset: () => void }) => (error: unknown) => {
    if (showServerErrors(form, error)) mutation.reset();
  };
  const testValues = (
    values: WholeSignInForm,
    asTyped: WholeSignInForm,
    onError?: (error: unknown) => void,
  ) => {
    setTested(asTyped);
    test.mutate(values, onError ? { onError } : {});
  };
  const tryOut = form.handleSubmit((values) => {
    // A save in progress still awaits its answer.
    if (!save.isPending) save.reset();
    if (!test.isPending) testValues(values, form.getValues(), showFields(test));
  });
  const submitFrom = (from: SignInSettings) =>
    form.handleSubmit((values) => {
      const asTyped = form.getValues();
      const theirsIsOn = from.settings?.isOn ?? false;
      // Nobody touched the switch here: it stays as whoever saved in the meantime has set it.
      const on = isOn === wasOn ? theirsIsOn : isOn;
      const send = () => {
        test.reset();
        save.mutate(
          { ...values, isOn: on, version: from.version },
          {
            onSuccess: (saved) => {
              const isOnNow = saved.settings?.isOn ?? false;
              setBase(saved);
              setIsOn((now) => (now === isOn ? isOnNow : now));
              resetToSaved(form, values, valuesOf(saved));
              save.reset();
              const said = isOnNow
                ? t`Single sign-on is on.`
                : t`The single sign-on settings were saved. Single sign-on is off.`;
              flash(said, { type: "success", keepFor: 5_000 });
            },
            onError: (error) => {
              if (proof.asksFor(error, send)) return save.reset();
              // The test shows why it does not work.
              if (isRefusedWith(error, "sign-in-not-working")) testValues(values, asTyped);
              return showFields(save)(error);
            },
          },
        );
      };
      if (on && !theirsIsOn) setToConfirm(() => send);
      else send();
    });

  const failure = save.error && !theirs ? save.error : test.error;
  return (
    <div ref={place}>
      {leaveQuestion}
      {proof.dialog}
      {toConfirm && (
        <SwitchOnDialog
          members={base.members}
          onClose={() => setToConfirm(undefined)}
          onConfirm={() => {
            setToConfirm(undefined);
            toConfirm();
          }}
        />
      )}
      <Form
        onSubmit={() => void submitFrom(base)()}
        isBusy={save.isPending}
        error={failure ? errorText(failure) : undefined}
      >
        {theirs && (
          <ClashNotice
            isBusy={save.isPending}
            onTakeTheirs={() => begin(theirs)}
            onKeepMine={() => void submitFrom(theirs)()}
          />
        )}
        <CopyField
          label={t`Redirect address`}
          description={t`Give it to your provider when you register Regain there.`}
          value={base.redirectUri}
        />
        <FormText
          control={control}
          name="issuer"
          label={t`Issuer`}
          description={t`The address your provider calls its issuer, for example, https://login.example.org`}
          type="url"
          inputMode="url"
          maxLength={longest.url}
          isName
          isRequired
        />
        <FormText
          control={control}
          name="clientId"
          label={t`Client ID`}
          maxLength={longest.clientId}
          isName
          isRequired
        />
        <FormPassword
          control={control}
          name="clientSecret"
          label={t`Client secret`}
          description={
            base.settings
              ? t`One is stored but never shown. Leave this empty to keep it.`
              : t`It is never shown again once it is saved.`
          }
          autoComplete="off"
          maxLength={longest.clientSecret}
          isRequired={!base.settings}
        />
        <StrengthFields control={control} lastTold={base.lastTold} />
        <div className={styles.switch}>
          <Switch label={t`Single sign-on`} isSelected={isOn} onChange={setIsOn} />
          <p>
            <Plural
              value={base.members}
              one="# clinician logs in with it while it is on. Patients keep their passwords."
              other="# clinicians log in with it while it is on. Patients keep their passwords."
            />
            {base.membersWithoutAddress > 0 && (
              <>
                {" "}
                <Plural
                  value={base.membersWithoutAddress}
                  one="# of them has no email address here and could not log in."
                  other="# of them have no email address here and could not log in."
                />
              </>
            )}
            {wasOn && !isOn && (
              <>
                {" "}
                <Trans>
                  Once it is off, everybody logs in with a password. Anyone without one can set one
                  with “Forgot Password”.
                </Trans>
              </>
            )}
          </p>
        </div>
        <Row>
          <Button icon={PlugZap} isBusy={test.isPending} onPress={() => void tryOut()}>
            {test.isPending ? <Trans>Asking your provider…</Trans> : <Trans>Test</Trans>}
          </Button>
          <Button type="submit" look="primary" isBusy={save.isPending}>
            <Trans>Save single sign-on</Trans>
          </Button>
        </Row>
        <div aria-live="polite">{test.data && isTested && <TestResult result={test.data} />}</div>
      </Form>
    </div>
  );
}
