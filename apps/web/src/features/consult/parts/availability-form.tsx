import { Trans, useLingui } from "@lingui/react/macro";
import { availabilityForm, knownAvailabilityForm } from "@regain/contract/entities/appointment";
import { usStates } from "@regain/contract/entities/places";
import { useForm } from "react-hook-form";
import { errorText } from "../../../lib/error-text.ts";
import { FormSelect } from "../../../lib/forms/fields.tsx";
import { EmailField } from "../../../lib/forms/person-fields.tsx";
import { showServerErrors } from "../../../lib/forms/server-errors.ts";
import { resolveBy } from "../../../lib/forms/resolve-by.ts";
import { useFocusFirstError } from "../../../lib/forms/use-focus-first-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Form, FormPage } from "../../../ui/form.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { useCheckAvailability } from "../api/consult.ts";
import type { Asker, Found } from "../consult-visit.ts";

interface Values {
  readonly email: string;
  readonly state: string;
}

const states = usStates.map(({ code, name }) => ({ value: code, label: name }));

export interface AvailabilityFormProps {
  readonly asker: Asker;
  /** The previous request, for someone who came back. */
  readonly last: Found | undefined;
  readonly onFound: (found: Found) => void;
}

/** Where the person lives, and their email if we do not know it. */
export function AvailabilityForm({ asker, last, onFound }: AvailabilityFormProps) {
  const { t } = useLingui();
  const isKnown = asker.email !== "";
  const check = useCheckAvailability(asker.token);
  const form = useForm<Values>({
    defaultValues: { email: last?.email ?? asker.email, state: last?.state ?? "" },
    resolver: resolveBy(isKnown ? knownAvailabilityForm : availabilityForm),
    shouldFocusError: false,
  });
  const place = useFocusFirstError(form);
  const submit = form.handleSubmit(({ email, state }) =>
    check.mutate(state, {
      onSuccess: (availability) => onFound({ ...availability, state, email: email.trim() }),
      onError: (error) => {
        if (showServerErrors(form, error)) check.reset();
      },
    }),
  );
  return (
    <FormPage>
      <PageHeading below={t`Tell us where you live. We will see who can help you there.`}>
        {t`Talk to a therapist`}
      </PageHeading>
      <div ref={place}>
        <Form
          onSubmit={() => void submit()}
          isBusy={check.isPending}
          error={check.error ? errorText(check.error) : undefined}
        >
          {!isKnown && <EmailField control={form.control} />}
          <FormSelect
            control={form.control}
            name="state"
            label={t`State`}
            placeholder={t`Choose your state`}
            options={states}
            isRequired
          />
          <Button type="submit" look="primary" wide isBusy={check.isPending}>
            <Trans>Check Availability</Trans>
          </Button>
        </Form>
      </div>
    </FormPage>
  );
}
