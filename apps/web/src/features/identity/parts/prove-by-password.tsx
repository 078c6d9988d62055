import { Trans, useLingui } from "@lingui/react/macro";
import * as longest from "@regain/contract/field-lengths";
import type { SubmitEvent } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Row, Stack } from "../../../ui/layout.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import type { useProve } from "../api/proof.ts";
import { useAnswer } from "../use-answer.ts";

interface ProveByPasswordProps {
  readonly formId: string;
  readonly prove: ReturnType<typeof useProve>;
  readonly onGive: (password: string, onRefused: () => void) => void;
  readonly onForgotten: () => void;
}

export function ProveByPassword({ formId, prove, onGive, onForgotten }: ProveByPasswordProps) {
  const { t } = useLingui();
  const password = useAnswer("ownPassword");
  const { field } = password;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = password.take();
    if (typed && !prove.isPending) onGive(typed, password.focus);
  };
  return (
    <form id={formId} onSubmit={submit} noValidate>
      <Stack>
        <p>
          <Trans>This keeps your account safe.</Trans>
        </p>
        <PasswordField
          {...field}
          label={t`Password`}
          name="password"
          autoComplete="current-password"
          maxLength={longest.password}
          onChange={(typed) => {
            field.onChange(typed);
            prove.reset();
          }}
          error={prove.error ? errorText(prove.error) : field.error}
          isRequired
        />
        <Row>
          <Button look="quiet" onPress={onForgotten}>
            <Trans>I do not know my password</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
