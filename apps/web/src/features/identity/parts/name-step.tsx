import { Trans, useLingui } from "@lingui/react/macro";
import * as longest from "@regain/contract/field-lengths";
import { Mail, QrCode } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { useAnswer } from "../use-answer.ts";
import type { Login } from "../use-login.ts";
import { LoginForm } from "./login-form.tsx";
import styles from "./login-form.module.css";

export function NameStep({ attempt, search, giveName }: Login) {
  const { t } = useLingui();
  const name = useAnswer("loginName", { initial: attempt.username });
  const submit = () => {
    const username = name.take()?.trim();
    if (username) giveName.mutate(username, { onError: name.focus });
  };
  return (
    <LoginForm
      step={1}
      steps={2}
      error={giveName.error}
      onSubmit={submit}
      isBusy={giveName.isPending}
    >
      <TextField
        label={t`Email or Username`}
        name="username"
        autoComplete="username"
        spellCheck="false"
        isName
        maxLength={longest.loginName}
        isRequired
        {...name.field}
      />
      <Button type="submit" look="primary" wide isBusy={giveName.isPending}>
        <Trans>Next →</Trans>
      </Button>
      <div className={styles.others}>
        <LinkButton to="/login/$action" params={{ action: "card" }} search={search} icon={QrCode}>
          <Trans>Use my sign-in card</Trans>
        </LinkButton>
        <LinkButton to="/login/$action" params={{ action: "link" }} search={search} icon={Mail}>
          <Trans>Send me a link</Trans>
        </LinkButton>
        <p className={styles.link}>
          <Trans>
            New here? <TextLink to="/signup">Sign up</TextLink>
          </Trans>
        </p>
      </div>
    </LoginForm>
  );
}
