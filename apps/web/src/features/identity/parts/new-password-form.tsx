import { t } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import * as longest from "@regain/contract/field-lengths";
import { resetPassword } from "@regain/contract/calls/identity/reset-password";
import type { PasswordRequirements } from "@regain/contract/entities/password-requirements";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { call } from "../../../lib/api.ts";
import { doneOnce } from "../../../lib/done-once.ts";
import { errorText } from "../../../lib/error-text.ts";
import { flash } from "../../../lib/flash.ts";
import { FormPassword } from "../../../lib/forms/fields.tsx";
import { PasswordChecklist } from "../../../lib/forms/password-checklist.tsx";
import { showServerErrors } from "../../../lib/forms/server-errors.ts";
import { resolveBy } from "../../../lib/forms/resolve-by.ts";
import { useFocusFirstError } from "../../../lib/forms/use-focus-first-error.ts";
import { clearLinkToken } from "../../../lib/link-token.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { logInAfterLink } from "../api/log-in-after-link.ts";
import { newPasswordSchema, type NewPasswordValues } from "../new-password-values.ts";
import { passwordLinkAddress } from "../password-link.ts";
import { useDestination } from "../use-destination.ts";
import { useEnter } from "../use-enter.ts";
import { HiddenUsername } from "./hidden-username.tsx";
import styles from "./login-form.module.css";
import { LoginPage } from "./login-page.tsx";

/** Fields that the call names differently. */
const formNames = { newPassword: "new_password" } as const;

export interface NewPasswordFormProps {
  readonly token: string;
  readonly username: string;
  readonly requirements: PasswordRequirements;
}

function useSetPassword({ token, username }: Pick<NewPasswordFormProps, "token" | "username">) {
  const destination = useDestination();
  const enter = useEnter(destination.returnUrl);
  const navigate = useNavigate();
  const [send] = useState(() => doneOnce("link-used"));
  return useMutation({
    mutationFn: async (newPassword: string) => {
      const accessToken = await send<string | null>(
        async () => (await call(resetPassword, { body: { newPassword } }, { token })).accessToken,
        (refusal) => logInAfterLink({ username, password: newPassword }, refusal),
      );
      clearLinkToken(passwordLinkAddress);
      flash(t`Your password has been successfully changed.`, { type: "success" });
      if (accessToken) await enter(accessToken);
      else await navigate({ to: "/login", search: destination });
    },
  });
}

/** A new password, entered twice; then the person is logged in. */
export function NewPasswordForm({ token, username, requirements }: NewPasswordFormProps) {
  const { t: translate } = useLingui();
  const form = useForm<NewPasswordValues>({
    defaultValues: { new_password: "", new_password_match: "" },
    resolver: resolveBy<NewPasswordValues>(newPasswordSchema),
    shouldFocusError: false,
  });
  const place = useFocusFirstError(form);
  const { control, handleSubmit, formState } = form;
  const { errors } = formState;
  const typed = useWatch({ control, name: "new_password" });
  const { mutate, error, isPending } = useSetPassword({ token, username });
  const submit = handleSubmit(({ new_password: newPassword }) =>
    mutate(newPassword, { onError: (refused) => void showServerErrors(form, refused, formNames) }),
  );
  const isAtField = error !== null && Object.keys(errors).length > 0;
  return (
    <LoginPage
      title={translate`Set a new password`}
      below={
        <span className={styles.name}>
          <Trans>
            For <strong>{username}</strong>
          </Trans>
        </span>
      }
    >
      <div ref={place}>
        <Form
          onSubmit={() => void submit()}
          isBusy={isPending}
          error={error === null || isAtField ? undefined : errorText(error)}
        >
          <HiddenUsername username={username} />
          <FormPassword
            control={control}
            name="new_password"
            label={translate`New password`}
            autoComplete="new-password"
            maxLength={longest.password}
            isRequired
          />
          <PasswordChecklist password={typed} requirements={requirements} />
          <FormPassword
            control={control}
            name="new_password_match"
            label={translate`Repeat password`}
            autoComplete="new-password"
            maxLength={longest.password}
            isRequired
          />
          <Button type="submit" look="primary" wide isBusy={isPending}>
            <Trans>Save the new password</Trans>
          </Button>
        </Form>
      </div>
      <p>
        <Trans>All other devices will then be logged out.</Trans>
      </p>
    </LoginPage>
  );
}
