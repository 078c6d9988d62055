import { Trans, useLingui } from "@lingui/react/macro";
import { FileDown } from "lucide-react";
import { useState } from "react";
import { useSignedIn } from "../../../lib/current-user.ts";
import { errorText } from "../../../lib/error-text.ts";
import { flash } from "../../../lib/flash.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Row, Stack } from "../../../ui/layout.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { unlessBusy } from "../../../ui/unless-busy.ts";
import { PaymentsAtDeletion } from "../../billing/screens/payments-at-deletion.tsx";
import { useProof } from "../../identity/screens/use-proof.tsx";
import styles from "../account.module.css";
import { useRequestDeletion } from "../api/account.ts";

/** What happens to the person's own data and payments, or to a clinician's patients. */
function WhatGoes() {
  const { user, institutionInfo } = useSignedIn();
  if (user.type === "patient")
    return (
      <>
        <p>
          <Trans>
            We will delete your account and everything in it in 14 days. Your results, recordings
            and photos will be deleted, too. Until then, you can log in and keep it.
          </Trans>
        </p>
        <PaymentsAtDeletion />
      </>
    );
  return (
    <>
      <p>
        <Trans>
          We will delete your account and everything in it in 14 days. Until then, you can log in
          and keep it.
        </Trans>
      </p>
      <p>
        {institutionInfo ? (
          <Trans>
            Your patients and shared presets will go to an institution admin. We will tell the
            admins now.
          </Trans>
        ) : (
          <Trans>
            Your patients' homework and results stay. Patients whom no colleague works with will no
            longer have a clinician.
          </Trans>
        )}
      </p>
    </>
  );
}

interface DeleteDialogProps {
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

function DeleteDialog({ isBusy, problem, onDelete, onClose }: DeleteDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`Delete my account?`}
      isOpen
      holds
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Keep my account</Trans>
          </Button>
          <Button look="danger" isBusy={isBusy} onPress={onDelete}>
            <Trans>Delete my account</Trans>
          </Button>
        </>
      }
    >
      <Stack>
        <WhatGoes />
        {problem && <p role="alert">{problem}</p>}
      </Stack>
    </Dialog>
  );
}

/** What deletion means, and the button for it. */
export function DeleteAccount() {
  const { t } = useLingui();
  const { user } = useSignedIn();
  const [isOpen, setOpen] = useState(false);
  const ask = useRequestDeletion();
  const proof = useProof();
  const close = () => {
    setOpen(false);
    ask.reset();
  };
  const send = () => {
    if (ask.isPending) return;
    ask.mutate(undefined, {
      onSuccess: () => {
        flash(t`Your account will be deleted in 14 days. You can still keep it.`, {
          type: "warning",
        });
        close();
      },
      onError: (error) => {
        if (proof.asksFor(error, send)) ask.reset();
      },
    });
  };
  return (
    <section className={styles.section} aria-label={t`Delete my account`}>
      <h2>
        <Trans>Delete my account</Trans>
      </h2>
      <p className={styles.quiet}>
        <Trans>
          Everything you did in it will be deleted, too. You have 14 days to change your mind.
        </Trans>
      </p>
      <Row>
        <Button onPress={() => setOpen(true)}>
          <Trans>Delete my account…</Trans>
        </Button>
        {user.type === "patient" && (
          <LinkButton to="/dashboard/export" look="quiet" icon={FileDown}>
            <Trans>Download your data first</Trans>
          </LinkButton>
        )}
      </Row>
      {/* One dialog at a time: this one comes back when the other is done. */}
      {proof.dialog ??
        (isOpen && (
          <DeleteDialog
            isBusy={ask.isPending}
            problem={ask.error ? errorText(ask.error) : undefined}
            onDelete={send}
            onClose={unlessBusy(ask.isPending, close)}
          />
        ))}
    </section>
  );
}
