import { Trans, useLingui } from "@lingui/react/macro";
import { invitationForm } from "@regain/contract/entities/invitation-form";
import type { UserType } from "@regain/contract/entities/enumerations";
import * as longest from "@regain/contract/field-lengths";
import { useId } from "react";
import { useForm } from "react-hook-form";
import { errorText } from "../../../lib/error-text.ts";
import { FormSelect, FormText } from "../../../lib/forms/fields.tsx";
import { showServerErrors } from "../../../lib/forms/server-errors.ts";
import { resolveBy } from "../../../lib/forms/resolve-by.ts";
import { useFocusFirstError } from "../../../lib/forms/use-focus-first-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import field from "../../../ui/field.module.css";
import { Stack } from "../../../ui/layout.tsx";
import { unlessBusy } from "../../../ui/unless-busy.ts";
import { useInvite } from "../api/users.ts";
import { sayDone } from "./user-dialog.ts";

interface Values {
  readonly email: string;
  readonly type: UserType | "";
}

const empty: Values = { email: "", type: "" };

/** Invites one person by email. */
export function AddUserDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const formId = useId();
  const invite = useInvite();
  const form = useForm<Values>({
    defaultValues: empty,
    resolver: resolveBy(invitationForm),
    shouldFocusError: false,
  });
  const place = useFocusFirstError(form);
  const types = [
    { value: "clinician", label: t`Clinician` },
    { value: "patient", label: t`Patient` },
  ] as const;
  const close = unlessBusy(invite.isPending, onClose);
  const reset = unlessBusy(invite.isPending, () => {
    form.reset(empty);
    invite.reset();
  });
  const submit = form.handleSubmit(({ email, type }) => {
    if (type === "" || invite.isPending) return;
    invite.mutate(
      { email, type },
      {
        onSuccess: (invited) => {
          sayDone(t`Invitation for ${{ email: invited.email }} has been successfully sent.`);
          onClose();
        },
        onError: (error) => {
          if (showServerErrors(form, error)) invite.reset();
        },
      },
    );
  });
  return (
    <Dialog
      title={t`Add new user`}
      isOpen
      holds
      onClose={close}
      actions={
        <>
          <Button onPress={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button onPress={reset}>
            <Trans>Reset</Trans>
          </Button>
          <Button type="submit" form={formId} look="primary" isBusy={invite.isPending}>
            <Trans>Send Invite</Trans>
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div ref={place}>
          <Stack>
            <FormText
              control={form.control}
              name="email"
              type="email"
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              label={t`Email`}
              description={t`The invitation will go there. It is good for 7 days.`}
              autoComplete="off"
              maxLength={longest.email}
              isRequired
            />
            <FormSelect<Values, UserType>
              control={form.control}
              name="type"
              label={t`User Type`}
              placeholder={t`Choose a type`}
              options={types}
              isRequired
            />
            {invite.error && (
              <p role="alert" className={field.error}>
                {errorText(invite.error)}
              </p>
            )}
          </Stack>
        </div>
      </form>
    </Dialog>
  );
}
