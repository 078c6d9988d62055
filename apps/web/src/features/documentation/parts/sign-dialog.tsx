import { Trans, useLingui } from "@lingui/react/macro";
import type { NoteKind } from "@regain/contract/entities/note";
import { accountName } from "@regain/contract/full-name";
import { useSignedIn } from "../../../lib/current-user.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import field from "../../../ui/field.module.css";
import { Stack } from "../../../ui/layout.tsx";
import { unlessBusy } from "../../../ui/unless-busy.ts";
import { useNoteProblem } from "../use-note-problem.ts";

interface SignDialogProps {
  readonly kind: NoteKind;
  readonly isBusy: boolean;
  /** A version of the note is signed. */
  readonly isAddendum: boolean;
  readonly error: unknown;
  /** Why it cannot be signed as it is; empty if it can. */
  readonly problem: string;
  readonly onSign: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation, because signing cannot be undone. */
export function SignDialog(props: SignDialogProps) {
  const { kind, isBusy, isAddendum, error, problem, onSign, onClose } = props;
  const { t } = useLingui();
  const { user } = useSignedIn();
  const problemOf = useNoteProblem();
  const name = accountName(user);
  const isWrong = error !== null && error !== undefined;
  const close = unlessBusy(isBusy, onClose);
  return (
    <Dialog
      title={isAddendum ? t`Sign this addendum?` : t`Sign this note?`}
      isOpen
      holds
      onClose={close}
      actions={
        <>
          <Button onPress={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" isBusy={isBusy} onPress={onSign}>
            <Trans>Sign as {name}</Trans>
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        <p>
          <Trans>
            Your name, the time, the text and the current figures are kept. Nobody can change them
            later; an addendum makes a new version.
          </Trans>
        </p>
        {kind === "progressNote" && (
          <p>
            <Trans>The patient can read signed progress notes.</Trans>
          </p>
        )}
        {(problem || isWrong) && (
          <p role="alert" className={field.error}>
            {problem || problemOf(error)}
          </p>
        )}
      </Stack>
    </Dialog>
  );
}
