import { Trans } from "@lingui/react/macro";
import { Button } from "../../../ui/button.tsx";
import { FormButtons } from "../../../ui/form.tsx";
import { useAnswer } from "../use-answer.ts";
import type { Login } from "../use-login.ts";
import { LoginForm } from "./login-form.tsx";
import { OneTimeCodeField } from "./one-time-code-field.tsx";
import { ResendCode } from "./resend-code.tsx";

export function CodeStep({ goTo, giveCode, resendCode }: Login) {
  const code = useAnswer("oneTimeCode");
  const submit = () => {
    const answer = code.take();
    if (answer) giveCode.mutate(answer, { onError: code.focus });
  };
  /** What was said of a code is gone once another is asked for; one that is being checked still gets its answer. */
  const resend = () => {
    if (!giveCode.isPending) giveCode.reset();
    return resendCode.mutateAsync();
  };
  return (
    <LoginForm
      step={3}
      steps={3}
      error={giveCode.error}
      onSubmit={submit}
      isBusy={giveCode.isPending}
    >
      <OneTimeCodeField {...code.field} />
      <FormButtons>
        <Button onPress={() => void goTo("password")}>
          <Trans>Back</Trans>
        </Button>
        <Button type="submit" look="primary" isBusy={giveCode.isPending}>
          <Trans>Log In</Trans>
        </Button>
      </FormButtons>
      <ResendCode resend={resend} />
    </LoginForm>
  );
}
