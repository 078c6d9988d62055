import { useLingui } from "@lingui/react/macro";
import * as longest from "@regain/contract/field-lengths";
import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useAnswer } from "../use-answer.ts";
import { LetterSent } from "./email-sent.tsx";
import styles from "./login-form.module.css";
import { BackToLogIn } from "./back-to-log-in.tsx";
import { LoginPage } from "./login-page.tsx";

export interface AskForLetterProps {
  readonly title: string;
  readonly below: string;
  /** What the button does. */
  readonly action: string;
  readonly send: (emailOrUsername: string) => Promise<unknown>;
  /** How long the email's link is valid. */
  readonly lasts: string;
  /** Alternatives for people this does not help. */
  readonly children?: ReactNode;
}

/** Asks for a name and has an email sent to it. The response is the same whether or not the account exists. */
export function AskForLetter({ title, below, action, send, lasts, children }: AskForLetterProps) {
  const { t } = useLingui();
  const name = useAnswer("loginName");
  const { mutate, error, isPending, isSuccess, reset } = useMutation({ mutationFn: send });
  if (isSuccess) return <LetterSent lasts={lasts} onAgain={reset} />;

  const submit = () => {
    const answer = name.take()?.trim();
    if (answer) mutate(answer, { onError: name.focus });
  };
  return (
    <LoginPage title={title} below={below}>
      <Form
        onSubmit={submit}
        isBusy={isPending}
        error={error === null ? undefined : errorText(error)}
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
        <Button type="submit" look="primary" wide isBusy={isPending}>
          {action}
        </Button>
      </Form>
      <div className={styles.others}>
        <BackToLogIn />
        {children}
      </div>
    </LoginPage>
  );
}
