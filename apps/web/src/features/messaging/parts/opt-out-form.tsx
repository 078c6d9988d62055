import { Trans, useLingui } from "@lingui/react/macro";
import { optOutForm } from "@regain/contract/entities/opt-out";
import { useForm } from "react-hook-form";
import { errorText } from "../../../lib/error-text.ts";
import { FormCheckbox } from "../../../lib/forms/fields.tsx";
import { resolveBy } from "../../../lib/forms/resolve-by.ts";
import { useFocusFirstError } from "../../../lib/forms/use-focus-first-error.ts";
import { useHeadingFocus } from "../../../lib/use-heading-focus.ts";
import { Button } from "../../../ui/button.tsx";
import { Form, FormPage } from "../../../ui/form.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import type { useSetOptedOut } from "../api/opt-out.ts";

export interface OptOutProps {
  readonly email: string;
  /** Null if the address has no account. */
  readonly username: string | null;
  readonly change: ReturnType<typeof useSetOptedOut>;
}

interface Values {
  readonly optOut: boolean;
}

/** Asks for confirmation with a box that is not ticked in advance. */
export function OptOutForm({ email, username, change }: OptOutProps) {
  const { t } = useLingui();
  useHeadingFocus();
  const form = useForm<Values>({
    defaultValues: { optOut: false },
    resolver: resolveBy(optOutForm),
    shouldFocusError: false,
  });
  const place = useFocusFirstError(form);
  const submit = form.handleSubmit(() => change.mutate(true));
  return (
    <FormPage>
      <PageHeading below={<Trans>This is about emails to {email}.</Trans>}>
        {t`Do not contact me`}
      </PageHeading>
      <div ref={place}>
        <Form
          onSubmit={() => void submit()}
          isBusy={change.isPending}
          error={change.error ? errorText(change.error) : undefined}
        >
          {username !== null && (
            <p>
              <Trans>Your username is {username}. Your account stays as it is.</Trans>
            </p>
          )}
          <p>
            <Trans>You still get emails that you ask for. One is a link for a new password.</Trans>
          </p>
          <FormCheckbox control={form.control} name="optOut" isRequired>
            <Trans>Do not write to me anymore</Trans>
          </FormCheckbox>
          <Button type="submit" look="primary" wide isBusy={change.isPending}>
            <Trans>Confirm</Trans>
          </Button>
        </Form>
      </div>
    </FormPage>
  );
}
