import { Trans, useLingui } from "@lingui/react/macro";
import * as longest from "@regain/contract/field-lengths";
import { FileDown } from "lucide-react";
import { type SubmitEvent, useId, useState } from "react";
import { useSignedIn } from "../../../lib/current-user.ts";
import { errorText } from "../../../lib/error-text.ts";
import { flash } from "../../../lib/flash.ts";
import { answerComplaint } from "../../../lib/forms/answers.ts";
import { useTries } from "../../../lib/forms/use-tries.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Row, Stack } from "../../../ui/layout.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { PasswordField } from "../../../ui/password-field.tsx";
import styles from "../account.module.css";
import { useAskDeletion } from "../api/account.ts";

/** What becomes of the person's own data, and of the patients of a clinician. */
function WhatGoes() {
  const { user, institutionInfo } = useSignedIn();
  if (user.type === "patient")
    return (
      <p>
        <Trans>
          We delete your account and everything in it in 14 days. Your results, recordings and
          photos go, too. Until then you can log in and keep it.
        </Trans>
      </p>
    );
  return (
    <>
      <p>
        <Trans>
          We delete your account and everything in it in 14 days. Until then you can log in and keep
          it.
        </Trans>
      </p>
      <p>
        {institutionInfo ? (
          <Trans>
            Your patients and shared presets then go to an admin of your institution. We tell the
            admins now.
          </Trans>
        ) : (
          <Trans>
            The homework and results of your patients stay. Those whom no colleague works with have
            no clinician any more.
          </Trans>
        )}
      </p>
    </>
  );
}

function DeleteDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const formId = useId();
  const ask = useAskDeletion();
  const [password, setPassword] = useState("");
  const { isTried, place, noteTry } = useTries();
  const complaint = isTried ? answerComplaint("ownPassword", password) : undefined;
  const problem = ask.error ? errorText(ask.error) : complaint;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    noteTry();
    if (password === "" || ask.isPending) return;
    ask.mutate(password, {
      onSuccess: () => {
        flash(t`Your account will be deleted in 14 days. You can still keep it.`, {
          type: "warning",
        });
        onClose();
      },
    });
  };

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
          <Button type="submit" form={formId} look="danger" isBusy={ask.isPending}>
            <Trans>Delete my account</Trans>
          </Button>
        </>
      }
    >
      <form ref={place} id={formId} onSubmit={submit} noValidate>
        <Stack>
          <WhatGoes />
          <PasswordField
            label={t`Password`}
            name="password"
            autoComplete="current-password"
            maxLength={longest.password}
            value={password}
            onChange={(next) => {
              setPassword(next);
              ask.reset();
            }}
            error={problem}
            isRequired
          />
        </Stack>
      </form>
    </Dialog>
  );
}

/** What deleting means, and the way to it. */
export function DeleteAccount() {
  const { t } = useLingui();
  const { user } = useSignedIn();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.section} aria-label={t`Delete my account`}>
      <h2>
        <Trans>Delete my account</Trans>
      </h2>
      <p className={styles.quiet}>
        <Trans>All your data goes with it. You have 14 days to change your mind.</Trans>
      </p>
      <Row>
        <Button onPress={() => setOpen(true)}>
          <Trans>Delete my account…</Trans>
        </Button>
        {user.type === "patient" && (
          <LinkButton to="/dashboard/export" look="quiet" icon={FileDown}>
            <Trans>Take your data with you first</Trans>
          </LinkButton>
        )}
      </Row>
      {isOpen && <DeleteDialog onClose={() => setOpen(false)} />}
    </section>
  );
}
