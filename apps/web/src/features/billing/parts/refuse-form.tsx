import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  cancellationForm,
  type CancellationReason,
  cancellationReasons,
} from "@regain/contract/entities/cancellation-form";
import type { SubscriptionInfo } from "@regain/contract/entities/subscription";
import * as longest from "@regain/contract/field-lengths";
import { useForm, useWatch } from "react-hook-form";
import { useSignedIn } from "../../../lib/current-user.ts";
import { errorText } from "../../../lib/error-text.ts";
import { formatDay } from "../../../lib/formats.ts";
import { FormRadios, FormTextArea } from "../../../lib/forms/fields.tsx";
import { showServerErrors } from "../../../lib/forms/server-errors.ts";
import { resolveBy } from "../../../lib/forms/resolve-by.ts";
import { useFocusFirstError } from "../../../lib/forms/use-focus-first-error.ts";
import { useLeaveGuard } from "../../../lib/forms/use-leave-guard.tsx";
import { Button } from "../../../ui/button.tsx";
import { Form, FormPage } from "../../../ui/form.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { Stack } from "../../../ui/layout.tsx";
import type { useCancel } from "../api/cancellation.ts";

const labels: Readonly<Record<CancellationReason, MessageDescriptor>> = {
  too_expensive: msg`It costs too much`,
  no_time: msg`I do not have time for it`,
  too_difficult: msg`The exercises are too hard`,
  too_easy: msg`The exercises are too easy`,
  no_progress: msg`It does not help me get better`,
  goals_reached: msg`I have reached my goals`,
  technical_problems: msg`Something does not work`,
  Other: msg`Other`,
};

interface Values {
  readonly reason: CancellationReason | "";
  readonly otherReason: string;
}

export interface RefuseFormProps {
  readonly info: SubscriptionInfo;
  /** Owned by the page, which reports the result when the form is gone. */
  readonly cancel: ReturnType<typeof useCancel>;
}

/**
 * What canceling means: it ends immediately if a payment is overdue; for members, the institution pays from then on.
 */
function Consequence({ info }: Pick<RefuseFormProps, "info">) {
  const isMember = useSignedIn().institutionInfo !== null;
  if (info.subscriptionStatus === "past_due")
    return (
      <>
        <Trans>
          Your subscription ends right away. You will not be charged for the unpaid amount.
        </Trans>{" "}
        {isMember && <Trans>Your institution pays from then on.</Trans>}
      </>
    );
  const date = info.periodEndsOn && formatDay(info.periodEndsOn);
  if (!date) return null;
  return isMember ? (
    <Trans>You keep full access. Your institution pays from {date} on.</Trans>
  ) : (
    <Trans>You keep full access until {date}.</Trans>
  );
}

/** Asks for the reason, the only step before the end. */
export function RefuseForm({ info, cancel }: RefuseFormProps) {
  const { t, i18n } = useLingui();
  const form = useForm<Values>({
    defaultValues: { reason: "", otherReason: "" },
    resolver: resolveBy(cancellationForm),
    shouldFocusError: false,
  });
  const { control } = form;
  const { isDirty } = form.formState;
  // Once it is sent, there is nothing left to lose.
  const leaveQuestion = useLeaveGuard(() => isDirty && !cancel.isPending && !cancel.isSuccess, {
    what: <Trans>Your reason is not sent yet.</Trans>,
  });
  const place = useFocusFirstError(form);
  const isOther = useWatch({ control, name: "reason" }) === "Other";
  const submit = form.handleSubmit(({ reason, otherReason }) => {
    if (reason === "") return;
    cancel.mutate(
      { reason, otherReason },
      {
        onError: (error) => {
          if (showServerErrors(form, error)) cancel.reset();
        },
      },
    );
  });
  return (
    <FormPage>
      <PageHeading below={<Consequence info={info} />}>{t`Why do you want to cancel?`}</PageHeading>
      <div ref={place}>
        <Form
          onSubmit={() => void submit()}
          isBusy={cancel.isPending}
          error={cancel.error ? errorText(cancel.error) : undefined}
        >
          <FormRadios
            control={control}
            name="reason"
            label={t`Your reason`}
            isRequired
            choices={cancellationReasons.map((value) => ({
              value,
              label: i18n._(labels[value]),
            }))}
          />
          {isOther && (
            <FormTextArea
              control={control}
              name="otherReason"
              label={t`Please tell us why`}
              isRequired
              maxLength={longest.cancellationReason}
            />
          )}
          <Stack gap={2}>
            <Button type="submit" look="primary" wide isBusy={cancel.isPending}>
              <Trans>Cancel my subscription</Trans>
            </Button>
            {/* Who stays needs no reason for leaving. */}
            <LinkButton to="/account" wide ignoreBlocker>
              <Trans>Keep my subscription</Trans>
            </LinkButton>
          </Stack>
        </Form>
      </div>
      {leaveQuestion}
    </FormPage>
  );
}
