import { Trans } from "@lingui/react/macro";
import type { User } from "@regain/contract/entities/user";
import { errorText } from "../../../lib/error-text.ts";
import { EulaField } from "../../../lib/forms/eula-field.tsx";
import { EmailField, NameFields } from "../../../lib/forms/person-fields.tsx";
import { useFocusFirstError } from "../../../lib/forms/use-focus-first-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { useSetUp } from "../use-set-up.ts";

export interface SetUpFormProps {
  readonly user: User;
  /** The path and query to continue to. */
  readonly goingTo: string | undefined;
}

export function SetUpForm({ user, goingTo }: SetUpFormProps) {
  const { form, submit, isBusy, error } = useSetUp(user, goingTo);
  const place = useFocusFirstError(form);
  const { control } = form;
  return (
    <div ref={place}>
      <Form onSubmit={submit} isBusy={isBusy} error={error ? errorText(error) : undefined}>
        <NameFields control={control} />
        <EmailField control={control} isReadOnly={user.email !== null} />
        <EulaField control={control} name="acceptedEULA" />
        <Button type="submit" look="primary" wide isBusy={isBusy}>
          <Trans>Next</Trans>
        </Button>
      </Form>
    </div>
  );
}
