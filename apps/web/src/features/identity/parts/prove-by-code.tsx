import { Trans, useLingui } from "@lingui/react/macro";
import type { SubmitEvent } from "react";
import { useSignedIn } from "../../../lib/current-user.ts";
import { errorText } from "../../../lib/error-text.ts";
import field from "../../../ui/field.module.css";
import { Stack } from "../../../ui/layout.tsx";
import type { useProve, useSendProofCode } from "../api/proof.ts";
import { useAnswer } from "../use-answer.ts";
import { OneTimeCodeField } from "./one-time-code-field.tsx";
import { ResendCode } from "./resend-code.tsx";

interface ProveByCodeProps {
  readonly formId: string;
  readonly prove: ReturnType<typeof useProve>;
  readonly send: ReturnType<typeof useSendProofCode>;
  /** The code is on its way. */
  readonly isSent: boolean;
  readonly onSend: () => void;
  readonly onGive: (code: string, onRefused: () => void) => void;
}

type TypeCodeProps = Pick<ProveByCodeProps, "prove" | "formId" | "onGive">;

function TypeCode({ formId, prove, onGive }: TypeCodeProps) {
  const code = useAnswer("oneTimeCode");
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = code.take();
    if (typed && !prove.isPending) onGive(typed, code.focus);
  };
  return (
    <form id={formId} onSubmit={submit} noValidate>
      <OneTimeCodeField
        {...code.field}
        onChange={(typed) => {
          code.field.onChange(typed);
          prove.reset();
        }}
        error={prove.error ? errorText(prove.error) : code.field.error}
      />
    </form>
  );
}

/** First it is sent, then it is typed. */
export function ProveByCode({ isSent, send, onSend, ...typing }: ProveByCodeProps) {
  const { t } = useLingui();
  const { email } = useSignedIn().user;
  if (isSent)
    return (
      <Stack>
        <TypeCode {...typing} />
        <ResendCode
          resend={send.mutateAsync}
          whenLost={t`The email could not be sent. Please try again in a few minutes.`}
        />
      </Stack>
    );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!send.isPending) onSend();
  };
  return (
    <form id={typing.formId} onSubmit={submit}>
      <Stack>
        <p>
          <Trans>
            We send 6 digits to {email}. Then you type them here. This keeps your account safe.
          </Trans>
        </p>
        {send.error && (
          <p role="alert" className={field.error}>
            {errorText(send.error)}
          </p>
        )}
      </Stack>
    </form>
  );
}
