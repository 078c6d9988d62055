import { Trans, useLingui } from "@lingui/react/macro";
import type { homeworkInvitation } from "@regain/contract/calls/activation/homework-invitation";
import type { CallResult } from "@regain/contract/endpoint";
import { useNavigate } from "@tanstack/react-router";
import { errorText } from "../../../lib/error-text.ts";
import { flash } from "../../../lib/flash.ts";
import { forgetDraft } from "../../../lib/forms/form-draft.ts";
import { EmailField } from "../../../lib/forms/person-fields.tsx";
import { showServerErrors } from "../../../lib/forms/server-errors.ts";
import { useDraftForm } from "../../../lib/forms/use-draft-form.ts";
import { useFocusFirstError } from "../../../lib/forms/use-focus-first-error.ts";
import { clearLinkToken } from "../../../lib/link-token.ts";
import { Button } from "../../../ui/button.tsx";
import { Form, FormPage } from "../../../ui/form.tsx";
import { Logo } from "../../../ui/logo.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { useAcceptHomework } from "../api/activation.ts";
import {
  homeworkBody,
  homeworkSchema,
  type HomeworkValues,
  shareSchema,
} from "../homework-form.ts";
import { HomeworkFields } from "./homework-fields.tsx";

export interface HomeworkFormViewProps {
  readonly token: string;
  readonly invited: CallResult<typeof homeworkInvitation>["body"];
  readonly action: string | undefined;
}

/** Sets up an account for practice at home, or just shares one that is already set up. */
export function HomeworkFormView({ token, invited, action }: HomeworkFormViewProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const accept = useAcceptHomework(token);
  const { patientId: id, clinicianId, clinicianName, email, sentTo, careGiver } = invited;
  const isSetUp = invited.acceptedEULA;
  const { form, isResumed } = useDraftForm<HomeworkValues>({
    name: "homework",
    owner: id,
    notKept: email === null ? ["password"] : ["password", "email"],
    empty: { email: email ?? sentTo ?? "", careGiver, password: "", acceptedEULA: false },
    schema: isSetUp ? shareSchema : homeworkSchema,
  });
  const place = useFocusFirstError(form);
  const submit = form.handleSubmit((values) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    accept.mutate(
      { params: { id, clinicianId }, body: homeworkBody(values, { action, isSetUp, timeZone }) },
      {
        onSuccess: () => {
          forgetDraft("homework");
          clearLinkToken("/activate/homework-invitation");
          flash(
            isSetUp
              ? t`${clinicianName} can see your practice now.`
              : t`Your account has been successfully set up.`,
            { type: "success" },
          );
          void navigate({ to: "/download-patient", replace: true });
        },
        onError: (error) => {
          if (showServerErrors(form, error)) accept.reset();
        },
      },
    );
  });
  return (
    <FormPage>
      <Logo />
      <PageHeading below={t`${clinicianName} has put exercises together for you.`}>
        {t`Practice at home`}
      </PageHeading>
      <div ref={place}>
        <Form
          onSubmit={() => void submit()}
          isBusy={accept.isPending}
          error={accept.error ? errorText(accept.error) : undefined}
        >
          <p>
            <Trans>
              {clinicianName} will see how your practice goes. Then the exercises will fit you.
            </Trans>
          </p>
          <EmailField control={form.control} isReadOnly={email !== null} />
          {!isSetUp && (
            <HomeworkFields
              control={form.control}
              isResumed={isResumed}
              requirements={invited.passwordRequirements}
            />
          )}
          <input type="hidden" name="action" value={action ?? ""} />
          <Button type="submit" look="primary" wide isBusy={accept.isPending}>
            <Trans>Finish</Trans>
          </Button>
        </Form>
      </div>
    </FormPage>
  );
}
