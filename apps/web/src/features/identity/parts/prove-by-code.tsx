import { Trans, useLingui } from "@lingui/react/macro";
import type { SubmitEvent } from "react";
import { errorText } from "../../../lib/error-text.ts";
import field from "../../../ui/field.module.css";
import { Stack } from "../../../ui/layout.tsx";
import type { useProve } from "../api/proof.ts";
import { useAnswer } from "../use-answer.ts";
import { OneTimeCodeField } from "./one-time-code-field.tsx";
import { ResendCode } from "./resend-code.tsx";

interface ProveByCodeProps {
  readonly formId: string;
  readonly prove: ReturnType<typeof useProve>;
  /** Where the code goes. */
  readonly email: string | null;
  /** The code is on its way. */
  readonly isSent: boolean;
  readonly sendError: Error | null;
  readonly isSending: boolean;
  readonly onSend: () => void;
  readonly onResend: () => Promise<void>;
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

/** The code is first sent, then typed. */
export function ProveByCode({ email, isSent, ...props }: ProveByCodeProps) {
  const { t } = useLingui();
  const { formId, sendError, isSending, onSend, onResend } = props;
  if (isSent)
    return (
      <Stack>
        <TypeCode formId={formId} prove={props.prove} onGive={props.onGive} />
        <ResendCode
          resend={onResend}
          whenLost={t`The email could not be sent. Please try again in a few minutes.`}
        />
      </Stack>
    );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isSending) onSend();
  };
  return (
    <form id={formId} onSubmit={submit}>
      <Stack>
        <p>
          <Trans>
            We will send 6 digits to {email}. Then you type them here. This keeps your account safe.
          </Trans>
        </p>
        {sendError && (
          <p role="alert" className={field.error}>
            {errorText(sendError)}
          </p>
        )}
      </Stack>
    </form>
  );
}
