import { Trans, useLingui } from "@lingui/react/macro";
import * as longest from "@regain/contract/field-lengths";
import { useRouter } from "@tanstack/react-router";
import { errorText } from "../../../lib/error-text.ts";
import { FormText } from "../../../lib/forms/fields.tsx";
import { forgetDraft } from "../../../lib/forms/form-draft.ts";
import { showServerErrors } from "../../../lib/forms/server-errors.ts";
import { useDraftForm } from "../../../lib/forms/use-draft-form.ts";
import { useFocusFirstError } from "../../../lib/forms/use-focus-first-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Form, FormPage } from "../../../ui/form.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { type Answerer, keyOf } from "../answerer.ts";
import { useRequestScholarship } from "../api/scholarship.ts";
import {
  amountOf,
  emptyScholarship,
  scholarshipSchema,
  type ScholarshipValues,
} from "../scholarship-form.ts";
import { keepNextLink } from "../way-on.ts";

export interface AmountFormProps {
  readonly answerer: Answerer;
  /** The amount given before. */
  readonly amount: string | null;
  /** The amount is not a price: staff will follow up. */
  readonly onThanks: () => void;
  readonly onNotEligible: (error: unknown) => boolean;
}

/** The scholarship's only question. */
export function AmountForm({ answerer, amount, onThanks, onNotEligible }: AmountFormProps) {
  const { t } = useLingui();
  const router = useRouter();
  const ask = useRequestScholarship(answerer);
  const { form } = useDraftForm<ScholarshipValues>({
    name: "scholarship",
    owner: keyOf(answerer) ?? "",
    empty: amount === null ? emptyScholarship : { amount },
    schema: scholarshipSchema,
  });
  const place = useFocusFirstError(form);
  const submit = form.handleSubmit((values) =>
    ask.mutate(amountOf(values.amount), {
      onSuccess: (sent) => {
        forgetDraft("scholarship");
        keepNextLink(sent);
        if (sent.destination) router.history.push(sent.destination);
        else onThanks();
      },
      onError: (error) => {
        if (onNotEligible(error) || showServerErrors(form, error)) ask.reset();
      },
    }),
  );
  return (
    <FormPage>
      <PageHeading below={<Trans>Money should not stop you.</Trans>}>
        {t`How much can you pay each month?`}
      </PageHeading>
      <div ref={place}>
        <Form
          onSubmit={() => void submit()}
          isBusy={ask.isPending}
          error={ask.error ? errorText(ask.error) : undefined}
        >
          {amount !== null && (
            <p>
              <Trans>You told us ${{ amount }} before. You can change it.</Trans>
            </p>
          )}
          <FormText
            control={form.control}
            name="amount"
            label={t`Dollars a month`}
            description={t`From 0 to 29.99. For example, 12.50.`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={longest.amount}
            isRequired
          />
          <Button type="submit" look="primary" wide isBusy={ask.isPending}>
            <Trans>Continue</Trans>
          </Button>
        </Form>
      </div>
    </FormPage>
  );
}
