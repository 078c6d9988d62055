import { Trans, useLingui } from "@lingui/react/macro";
import { CallError } from "@regain/contract/client";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useForm, useWatch } from "react-hook-form";
import { isRefusedWith } from "../../../lib/refused-with.ts";
import { useSignedIn } from "../../../lib/current-user.ts";
import { errorText } from "../../../lib/error-text.ts";
import { flash } from "../../../lib/flash.ts";
import { FormPassword } from "../../../lib/forms/fields.tsx";
import { PasswordChecklist } from "../../../lib/forms/password-checklist.tsx";
import { resolveBy } from "../../../lib/forms/resolve-by.ts";
import { useFocusFirstError } from "../../../lib/forms/use-focus-first-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import styles from "../account.module.css";
import { requirementsQuery, useChangePassword } from "../api/account.ts";
import { AccountPage } from "../parts/account-page.tsx";
import { passwordSchema, type PasswordValues } from "../password-form.ts";

/** Which field a refusal is about. */
const fieldOf = (error: unknown): keyof PasswordValues | undefined => {
  if (!(error instanceof CallError)) return undefined;
  if (error.code === "wrong-password") return "current_password";
  return error.code === "weak-password" || error.fields.newPassword ? "new_password" : undefined;
};

export function PasswordScreen() {
  const { t } = useLingui();
  const { user } = useSignedIn();
  const navigate = useNavigate();
  const change = useChangePassword();
  const form = useForm<PasswordValues>({
    defaultValues: { current_password: "", new_password: "", new_password_match: "" },
    resolver: resolveBy(passwordSchema),
    shouldFocusError: false,
  });
  const place = useFocusFirstError(form);
  const { control } = form;
  const newPassword = useWatch({ control, name: "new_password" });
  const { data: requirements } = useQuery(requirementsQuery(user.userId));

  const submit = form.handleSubmit(({ current_password, new_password }) => {
    const body = { oldPassword: current_password, newPassword: new_password };
    change.mutate(body, {
      onSuccess: () => {
        flash(t`Your password has been successfully changed.`, { type: "success" });
        void navigate({ to: "/dashboard" });
      },
      onError: (error) => {
        const field = fieldOf(error);
        if (!field) return;
        const message =
          (isRefusedWith(error, "malformed-request") ? error.fields.newPassword : undefined) ??
          errorText(error);
        form.setError(field, { type: "server", message }, { shouldFocus: true });
        change.reset();
      },
    });
  });

  return (
    <AccountPage title={t`Change Password`}>
      {user.promptChangePassword && (
        <p>
          <Trans>Please choose a new password. Then you can continue.</Trans>
        </p>
      )}
      <div ref={place} className={styles.form}>
        <Form
          onSubmit={() => void submit()}
          isBusy={change.isPending}
          error={change.error ? errorText(change.error) : undefined}
        >
          <FormPassword
            control={control}
            name="current_password"
            label={t`Current password`}
            autoComplete="current-password"
            isRequired
          />
          <FormPassword
            control={control}
            name="new_password"
            label={t`New password`}
            autoComplete="new-password"
            isRequired
          />
          <PasswordChecklist password={newPassword} requirements={requirements} />
          <FormPassword
            control={control}
            name="new_password_match"
            label={t`Repeat password`}
            autoComplete="new-password"
            isRequired
          />
          <div>
            <Button type="submit" look="primary" isBusy={change.isPending}>
              <Trans>Change Password</Trans>
            </Button>
          </div>
        </Form>
      </div>
    </AccountPage>
  );
}
