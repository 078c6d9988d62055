import { Trans, useLingui } from "@lingui/react/macro";
import * as longest from "@regain/contract/field-lengths";
import { Button } from "../../../ui/button.tsx";
import { FormButtons } from "../../../ui/form.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { useAnswer } from "../use-answer.ts";
import type { Login } from "../use-login.ts";
import { HiddenUsername } from "./hidden-username.tsx";
import { LoginForm } from "./login-form.tsx";
import styles from "./login-form.module.css";

export function PasswordStep({ attempt: { username }, search, goTo, givePassword }: Login) {
  const { t } = useLingui();
  const password = useAnswer("ownPassword");
  const submit = () => {
    const answer = password.take();
    if (answer) givePassword.mutate(answer, { onError: password.focus });
  };
  return (
    <LoginForm
      step={2}
      steps={2}
      error={givePassword.error}
      onSubmit={submit}
      isBusy={givePassword.isPending}
    >
      <p className={styles.name}>
        <Trans>
          You log in as <strong>{username}</strong>.
        </Trans>
      </p>
      <HiddenUsername username={username} />
      <PasswordField
        label={t`Password`}
        name="password"
        autoComplete="current-password"
        maxLength={longest.password}
        isRequired
        {...password.field}
      />
      <FormButtons>
        <Button onPress={() => void goTo(undefined)}>
          <Trans>Back</Trans>
        </Button>
        <Button type="submit" look="primary" isBusy={givePassword.isPending}>
          <Trans>Continue</Trans>
        </Button>
      </FormButtons>
      <p className={styles.link}>
        <TextLink to="/forgot-password" search={search}>
          <Trans>Forgot Password</Trans>
        </TextLink>
      </p>
    </LoginForm>
  );
}
