import { Trans } from "@lingui/react/macro";
import type { User } from "@regain/contract/entities/user";
import { errorText } from "../../../lib/error-text.ts";
import { FormCheckbox } from "../../../lib/forms/fields.tsx";
import { EmailField, NameFields } from "../../../lib/forms/person-fields.tsx";
import { useFocusFirstWrong } from "../../../lib/forms/use-focus-first-wrong.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { useSetUp } from "../use-set-up.ts";
import { EulaLink } from "./eula-link.tsx";

export interface SetUpFormProps {
  readonly user: User;
  /** The path and query to go on to. */
  readonly goingTo: string | undefined;
}

export function SetUpForm({ user, goingTo }: SetUpFormProps) {
  const { form, submit, isBusy, error } = useSetUp(user, goingTo);
  const place = useFocusFirstWrong(form);
  const { control } = form;
  return (
    <div ref={place}>
      <Form onSubmit={submit} isBusy={isBusy} error={error ? errorText(error) : undefined}>
        <NameFields control={control} />
        <EmailField control={control} isReadOnly={user.email !== null} />
        <FormCheckbox control={control} name="acceptedEULA" isRequired>
          <Trans>I accept the license agreement (EULA)</Trans>
        </FormCheckbox>
        <EulaLink />
        <Button type="submit" look="primary" wide isBusy={isBusy}>
          <Trans>Next</Trans>
        </Button>
      </Form>
    </div>
  );
}
