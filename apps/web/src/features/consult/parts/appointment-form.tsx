import { Trans, useLingui } from "@lingui/react/macro";
import {
  type AppointmentTime,
  appointmentWishes,
  digitalClinicStates,
} from "@regain/contract/entities/appointment";
import * as longest from "@regain/contract/field-lengths";
import { errorText } from "../../../lib/error-text.ts";
import { FormCheckboxes, FormText, FormTextArea } from "../../../lib/forms/fields.tsx";
import { PhoneField } from "../../../lib/forms/person-fields.tsx";
import { forgetDraft } from "../../../lib/forms/form-draft.ts";
import { showServerErrors } from "../../../lib/forms/server-errors.ts";
import { useDraftForm } from "../../../lib/forms/use-draft-form.ts";
import { useFocusFirstError } from "../../../lib/forms/use-focus-first-error.ts";
import { useHeadingFocus } from "../../../lib/use-heading-focus.ts";
import { Button } from "../../../ui/button.tsx";
import { Form, FormButtons, FormPage } from "../../../ui/form.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { useRequestAppointment } from "../api/consult.ts";
import type { Asker, Found } from "../consult-visit.ts";
import { stateName } from "../state-name.ts";

interface Values {
  readonly name: string;
  readonly phoneNumber: string;
  readonly times: readonly AppointmentTime[];
  readonly wishes: string;
}

const draftName = "appointment";

export interface AppointmentFormProps {
  readonly asker: Asker;
  readonly found: Found;
  readonly onSent: () => void;
  readonly onBack: () => void;
}

/** Requests an appointment where there is no scheduling widget. Every field is optional. */
export function AppointmentForm({ asker, found, onSent, onBack }: AppointmentFormProps) {
  const { t } = useLingui();
  useHeadingFocus();
  const ask = useRequestAppointment(asker.token);
  const { form } = useDraftForm<Values>({
    name: draftName,
    owner: found.email,
    notKept: asker.name === "" ? [] : ["name"],
    empty: { name: asker.name, phoneNumber: "", times: [], wishes: "" },
    schema: appointmentWishes,
  });
  const place = useFocusFirstError(form);
  const { control } = form;
  const name = stateName(found.state);
  const { email } = found;
  const times = [
    { value: "mornings", label: t`In the morning` },
    { value: "afternoons", label: t`In the afternoon` },
    { value: "evenings", label: t`In the evening` },
  ] as const;

  const submit = form.handleSubmit((values) => {
    const state = digitalClinicStates.find((one) => one === found.state);
    if (!state) return;
    const own = asker.email === "" ? { email } : {};
    ask.mutate(
      { ...values, times: [...values.times], state, ...own },
      {
        onSuccess: () => {
          forgetDraft(draftName);
          onSent();
        },
        onError: (error) => {
          if (showServerErrors(form, error)) ask.reset();
        },
      },
    );
  });
  return (
    <FormPage>
      <PageHeading below={t`There are therapists in ${name}. Tell us what times work for you.`}>
        {t`Ask for an appointment`}
      </PageHeading>
      <div ref={place}>
        <Form
          onSubmit={() => void submit()}
          isBusy={ask.isPending}
          error={ask.error ? errorText(ask.error) : undefined}
        >
          <p>
            <Trans>We will write to {email}. You can leave out the rest.</Trans>
          </p>
          {asker.name === "" && (
            <FormText
              control={control}
              name="name"
              label={t`Your name`}
              autoComplete="name"
              maxLength={longest.appointmentName}
            />
          )}
          <PhoneField control={control} />
          <FormCheckboxes
            control={control}
            name="times"
            label={t`What times work for you?`}
            choices={times}
          />
          <FormTextArea
            control={control}
            name="wishes"
            label={t`What should we know?`}
            description={t`For example, who answers the phone. Please leave out medical details.`}
            maxLength={longest.appointmentWishes}
          />
          <FormButtons>
            <Button onPress={onBack}>
              <Trans>Back</Trans>
            </Button>
            <Button type="submit" look="primary" isBusy={ask.isPending}>
              <Trans>Send</Trans>
            </Button>
          </FormButtons>
        </Form>
      </div>
    </FormPage>
  );
}
