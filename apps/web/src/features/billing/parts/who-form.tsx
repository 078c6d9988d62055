import { Trans, useLingui } from "@lingui/react/macro";
import * as longest from "@regain/contract/field-lengths";
import { useState } from "react";
import { useSubmitAttempts } from "../../../lib/forms/use-submit-attempts.ts";
import { Button } from "../../../ui/button.tsx";
import { Form, FormPage } from "../../../ui/form.tsx";
import { Row, Stack } from "../../../ui/layout.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { TextField } from "../../../ui/text-field.tsx";

export interface WhoFormProps {
  /** What was typed before, without success. */
  readonly last: string | undefined;
  /** Why they are asked, if a link should have identified them. */
  readonly why: string | undefined;
  readonly error: string | undefined;
  readonly isBusy: boolean;
  readonly onName: (emailOrUsername: string) => void;
  /** They continue to an account of their own instead. */
  readonly onLeave: () => void;
}

/** Asks who a subscription is for. */
export function WhoForm({ last, why, error, isBusy, onName, onLeave }: WhoFormProps) {
  const { t } = useLingui();
  const [name, setName] = useState(last ?? "");
  const { isTried, place, noteTry } = useSubmitAttempts<HTMLDivElement>();
  const typed = name.trim();
  const submit = () => {
    noteTry();
    if (typed !== "") onName(typed);
  };
  return (
    <FormPage>
      <PageHeading
        below={why ?? t`Please tell us which account this is for.`}
      >{t`Buy home subscription`}</PageHeading>
      <div ref={place}>
        <Form onSubmit={submit} isBusy={isBusy} error={error}>
          <TextField
            label={t`Email or Username`}
            name="username"
            autoComplete="username"
            spellCheck="false"
            isName
            isRequired
            maxLength={longest.email}
            value={name}
            onChange={setName}
            error={isTried && typed === "" ? t`Enter your email or username.` : undefined}
          />
          <Button type="submit" look="primary" wide isBusy={isBusy}>
            <Trans>Continue to payment</Trans>
          </Button>
        </Form>
      </div>
      <Stack gap={2}>
        <p>
          <Trans>Or go to your own account:</Trans>
        </p>
        <Row>
          <LinkButton to="/login" search={{ returnUrl: "/subscribe" }} onClick={onLeave}>
            <Trans>Log In</Trans>
          </LinkButton>
          <LinkButton to="/signup" onClick={onLeave}>
            <Trans>Sign Up</Trans>
          </LinkButton>
        </Row>
      </Stack>
    </FormPage>
  );
}
