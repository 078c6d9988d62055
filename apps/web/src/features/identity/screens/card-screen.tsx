import { Trans, useLingui } from "@lingui/react/macro";
import * as longest from "@regain/contract/field-lengths";
import { useLayoutEffect, useState } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { readLinkToken } from "../../../lib/link-token.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { SupportContacts } from "../../../ui/support-contacts.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { caretInCardCode, writtenCardCode } from "../card-code.ts";
import { DeadLink } from "../parts/dead-link.tsx";
import { LoggedInHere } from "../parts/logged-in-here.tsx";
import styles from "../parts/login-form.module.css";
import { PressToEnter } from "../parts/press-to-enter.tsx";
import { LoginPage } from "../parts/login-page.tsx";
import { useAnswer } from "../use-answer.ts";
import { BackToLogIn } from "../parts/back-to-log-in.tsx";
import { isDeadLink, useLinkArrival } from "../use-link-arrival.ts";

const address = "/login/card";

/** Logging in with a printed card: its QR code leads here, or its code is typed. */
export function CardScreen() {
  const { t } = useLingui();
  const [token, setToken] = useState(() => readLinkToken(address));
  const arrival = useLinkArrival(address);
  const type = () => {
    setToken(undefined);
    arrival.reset();
  };

  if (token && isDeadLink(arrival.error))
    return (
      <DeadLink
        title={t`This card does not work anymore`}
        actions={
          <>
            <Button look="primary" onPress={type}>
              <Trans>Type the code of another card</Trans>
            </Button>
            <BackToLogIn />
          </>
        }
      >
        <Trans>Please ask your clinician for a new card.</Trans>
      </DeadLink>
    );
  if (token)
    return (
      <PressToEnter token={token} arrival={arrival}>
        <Trans>Your card was read. Press the button to log in.</Trans>
      </PressToEnter>
    );
  return <TypeCode arrival={arrival} />;
}

function TypeCode({ arrival }: { readonly arrival: ReturnType<typeof useLinkArrival> }) {
  const { t } = useLingui();
  const code = useAnswer("cardCode");
  const { inputRef } = code.field;
  const [caret, setCaret] = useState<{ readonly at: number }>();
  // A rewritten value puts the caret at the end: a character in the middle could not be corrected.
  useLayoutEffect(() => {
    if (caret) inputRef.current?.setSelectionRange(caret.at, caret.at);
  }, [caret, inputRef]);
  const change = (typed: string) => {
    const at = inputRef.current?.selectionStart ?? typed.length;
    setCaret({ at: caretInCardCode(typed, at) });
    code.field.onChange(writtenCardCode(typed));
  };
  const { error, isPending, mutate } = arrival;
  const submit = () => {
    const answer = code.take();
    if (answer) mutate(answer, { onError: code.focus });
  };
  const complaint = isDeadLink(error)
    ? t`We do not recognize this code. Please check it, or ask your clinician for a new card.`
    : error && errorText(error);
  return (
    <LoginPage title={t`Use my sign-in card`} below={t`Type the code from your card.`}>
      <LoggedInHere />
      <Form onSubmit={submit} isBusy={isPending} error={complaint ?? undefined}>
        <TextField
          label={t`Code`}
          description={t`4 groups of 4 letters and numbers. Small letters are fine.`}
          name="card"
          autoComplete="off"
          spellCheck="false"
          isName
          maxLength={longest.cardCode}
          isRequired
          {...code.field}
          onChange={change}
        />
        <Button type="submit" look="primary" wide isBusy={isPending}>
          <Trans>Log In</Trans>
        </Button>
      </Form>
      <div className={styles.others}>
        <BackToLogIn />
      </div>
      <p>
        <Trans>No card? Your clinician can print one for you.</Trans>
      </p>
      <SupportContacts />
    </LoginPage>
  );
}
