import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { isRefusedWith } from "../../../lib/refused-with.ts";
import { useSignedIn } from "../../../lib/current-user.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { type Proof, useProve, useSendProofCode } from "../api/proof.ts";
import { proofWanted, type WayToProve } from "../proof-wanted.ts";
import { AskForHelp } from "./ask-for-help.tsx";
import { ProveByCode } from "./prove-by-code.tsx";
import { ProveByLogin, useNewLogin } from "./prove-by-login.tsx";
import { ProveByPassword } from "./prove-by-password.tsx";

const titles = {
  "password-needed": msg`Type your password`,
  "code-needed": msg`Get a code by email`,
  "log-in-again": msg`Please log in again`,
  "address-code-needed": msg`Get a code by email`,
  "help-needed": msg`Please ask for help`,
} as const satisfies Record<WayToProve | "help-needed", unknown>;

const titleOnceSent = msg`Type the code from the email`;

export interface ProofDialogProps {
  readonly way: WayToProve;
  /** The address the account is going to have; undefined if it keeps the current one. */
  readonly newAddress: string | undefined;
  readonly onProved: () => void;
  readonly onClose: () => void;
}

/** Asks the signed-in user to prove their identity again. What they were about to do waits behind it. */
export function ProofDialog({ way: first, newAddress, onProved, onClose }: ProofDialogProps) {
  const { i18n } = useLingui();
  const { user, institutionInfo } = useSignedIn();
  const { email } = user;
  const isMember = institutionInfo !== null;
  const formId = useId();
  const [way, setWay] = useState<keyof typeof titles>(first);
  const [isSent, setSent] = useState(false);
  const prove = useProve();
  const send = useSendProofCode();
  const newLogin = useNewLogin(way === "log-in-again");
  const isHelpNeeded = way === "help-needed" || (way === "log-in-again" && newLogin === "nothing");
  const isByCode = way === "code-needed" || way === "address-code-needed";
  /** A code to the account's address proves identity; one to the new address proves that codes arrive there. */
  const sentTo = way === "address-code-needed" ? newAddress : undefined;

  const give = (proof: Proof, onRefused: () => void) =>
    prove.mutate(proof, {
      onSuccess: onProved,
      onError: (error) => {
        // For example, somebody has since turned codes on.
        const wanted = proofWanted(error);
        if (wanted) {
          setWay(wanted);
          prove.reset();
        } else onRefused();
      },
    });
  const sendCode = () =>
    send.mutate(sentTo, {
      onSuccess: () => setSent(true),
      onError: (error) => {
        // For example, the last proof of identity is too old.
        const wanted = proofWanted(error);
        if (wanted) {
          setWay(wanted);
          send.reset();
        }
        // A code is already on its way.
        if (isRefusedWith(error, "too-many-requests")) setSent(true);
      },
    });

  /** As at the login: what was said of a code is gone once another is asked for. */
  const resendCode = () => {
    if (!prove.isPending) prove.reset();
    return send.mutateAsync(sentTo);
  };

  const isBusy = prove.isPending || send.isPending;
  return (
    <Dialog
      title={i18n._(
        isByCode && isSent ? titleOnceSent : titles[isHelpNeeded ? "help-needed" : way],
      )}
      isOpen
      holds
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          {way === "log-in-again" && newLogin && !isHelpNeeded && (
            <LinkButton to="/logout" look="primary">
              <Trans>Log out</Trans>
            </LinkButton>
          )}
          {(way === "password-needed" || isByCode) && (
            <Button type="submit" form={formId} look="primary" isBusy={isBusy}>
              {isByCode && !isSent ? <Trans>Send the code</Trans> : <Trans>Continue</Trans>}
            </Button>
          )}
        </>
      }
    >
      {way === "password-needed" && (
        <ProveByPassword
          formId={formId}
          prove={prove}
          onGive={(password, onRefused) => give({ password }, onRefused)}
          onForgotten={() => {
            prove.reset();
            setWay(email ? "code-needed" : "help-needed");
          }}
        />
      )}
      {isByCode && (
        <ProveByCode
          formId={formId}
          prove={prove}
          email={sentTo ?? email}
          isSent={isSent}
          sendError={send.error}
          isSending={send.isPending}
          onSend={sendCode}
          onResend={resendCode}
          onGive={(code, onRefused) => give({ code, email: sentTo }, onRefused)}
        />
      )}
      {way === "log-in-again" && <ProveByLogin by={newLogin} isMember={isMember} />}
      {way === "help-needed" && <AskForHelp isMember={isMember} />}
    </Dialog>
  );
}
