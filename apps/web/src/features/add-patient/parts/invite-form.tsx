import { Trans, useLingui } from "@lingui/react/macro";
import type { homeAccess } from "@regain/contract/calls/add-patient/home-access";
import type { CallResult } from "@regain/contract/endpoint";
import { Mail } from "lucide-react";
import { useForm } from "react-hook-form";
import { errorText } from "../../../lib/error-text.ts";
import { flash } from "../../../lib/flash.ts";
import { formatInstant } from "../../../lib/formats.ts";
import { FormCheckbox } from "../../../lib/forms/fields.tsx";
import { EmailField } from "../../../lib/forms/person-fields.tsx";
import { showServerErrors } from "../../../lib/forms/server-errors.ts";
import { resolveBy } from "../../../lib/forms/resolve-by.ts";
import { useFocusFirstError } from "../../../lib/forms/use-focus-first-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { useInvite } from "../api/add-patient.ts";
import styles from "../add-patient.module.css";
import { inviteSchema, type InviteValues } from "../invite-form.ts";

export type HomeAccess = CallResult<typeof homeAccess>["body"];

export interface InviteFormProps {
  readonly patientId: string;
  readonly access: HomeAccess;
}

/** Asks the patient or their caregiver by email to set up the account. */
export function InviteForm({ patientId, access }: InviteFormProps) {
  const { t } = useLingui();
  const { invitation } = access;
  const invite = useInvite(patientId);
  const form = useForm<InviteValues>({
    defaultValues: {
      email: access.email ?? invitation?.email ?? "",
      careGiver: invitation?.careGiver ?? false,
    },
    resolver: resolveBy(inviteSchema),
    shouldFocusError: false,
  });
  const place = useFocusFirstError(form);
  const submit = form.handleSubmit((values) =>
    invite.mutate(values, {
      onSuccess: () =>
        flash(t`Invitation for ${{ email: values.email }} has been successfully sent.`, {
          type: "success",
        }),
      onError: (error) => {
        if (showServerErrors(form, error)) invite.reset();
      },
    }),
  );
  const sent = invitation && {
    to: invitation.email,
    on: formatInstant(invitation.sentAt),
  };
  return (
    <div ref={place}>
      <Form
        onSubmit={() => void submit()}
        isBusy={invite.isPending}
        error={invite.error ? errorText(invite.error) : undefined}
      >
        {sent && (
          <p className={styles.note}>
            <Trans>
              Sent to {sent.to} on {sent.on}. A new one replaces the old one.
            </Trans>
          </p>
        )}
        <EmailField
          control={form.control}
          isReadOnly={access.email !== null}
          onLeave={(value) => value !== "" && void form.trigger("email")}
        />
        <FormCheckbox control={form.control} name="careGiver">
          <Trans>This is a family member who will manage the account</Trans>
        </FormCheckbox>
        <Button type="submit" icon={Mail} isBusy={invite.isPending}>
          <Trans>Send homework invitation</Trans>
        </Button>
      </Form>
    </div>
  );
}
