import { Trans, useLingui } from "@lingui/react/macro";
import { LogIn } from "lucide-react";
import type { ReactNode } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import type { useLinkArrival } from "../use-link-arrival.ts";
import { LoggedInHere } from "./logged-in-here.tsx";
import { LoginPage } from "./login-page.tsx";

export interface PressToEnterProps {
  readonly token: string;
  readonly arrival: ReturnType<typeof useLinkArrival>;
  readonly children: ReactNode;
}

/** One big button: mail scanners open pages, but press nothing. */
export function PressToEnter({ token, arrival, children }: PressToEnterProps) {
  const { t } = useLingui();
  const { error, isPending, mutate } = arrival;
  return (
    <LoginPage title={t`Log In`} below={children}>
      <LoggedInHere />
      <Form
        onSubmit={() => mutate(token)}
        isBusy={isPending}
        error={error === null ? undefined : errorText(error)}
      >
        <Button type="submit" look="primary" size="large" wide icon={LogIn} isBusy={isPending}>
          <Trans>Log me in</Trans>
        </Button>
      </Form>
    </LoginPage>
  );
}
