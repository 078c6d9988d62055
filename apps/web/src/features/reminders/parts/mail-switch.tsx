import { Trans, useLingui } from "@lingui/react/macro";
import type { MailChoiceState } from "@regain/contract/entities/email-preferences";
import { CalendarClock, MailX } from "lucide-react";
import { errorText } from "../../../lib/error-text.ts";
import { flash } from "../../../lib/flash.ts";
import { useHeadingFocus } from "../../../lib/use-heading-focus.ts";
import { Button } from "../../../ui/button.tsx";
import { FormPage } from "../../../ui/form.tsx";
import { Stack } from "../../../ui/layout.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import type { useSetSubscribed } from "../api/mail-choice.ts";
import { HindranceNotice } from "./hindrance-notice.tsx";

export interface MailSwitchProps {
  readonly state: MailChoiceState;
  readonly change: ReturnType<typeof useSetSubscribed>;
  /** Called before the page is left for the one that stops all emails: the link's token goes along. */
  readonly onStopAll: () => void;
}

/** Stops one kind of email with one button, or says that it is stopped. */
export function MailSwitch({ state, change, onStopAll }: MailSwitchProps) {
  const { t } = useLingui();
  const { mails, isOn, email, hindrance } = state;
  const isReminder = mails === "reminders";
  const titles = isReminder
    ? ([t`Stop the reminders?`, t`The reminders have stopped`] as const)
    : ([t`Stop the progress emails?`, t`The progress emails have stopped`] as const);
  useHeadingFocus();

  /** Where nothing comes, nothing is promised. */
  const said = (next: boolean) => {
    if (!next) return t`Stopped.`;
    return hindrance ? t`Saved.` : t`We will write to you again.`;
  };
  const set = (next: boolean) => {
    if (change.isPending) return;
    change.mutate(next, {
      onSuccess: () => flash(said(next), { type: "success" }),
      onError: (error) => flash(errorText(error), { type: "error" }),
    });
  };

  return (
    <FormPage>
      <PageHeading below={email && <Trans>This is about emails to {email}.</Trans>}>
        {isOn ? titles[0] : titles[1]}
      </PageHeading>
      {hindrance && <HindranceNotice hindrance={hindrance} onLeave={onStopAll} />}
      <p>
        {isOn ? (
          <Trans>Press the button to stop them.</Trans>
        ) : (
          <Trans>You will not get them anymore. You can turn them on again.</Trans>
        )}
      </p>
      <Stack gap={2}>
        {isOn ? (
          <Button look="primary" wide isBusy={change.isPending} onPress={() => set(false)}>
            {isReminder ? t`Stop the reminders` : t`Stop the progress emails`}
          </Button>
        ) : (
          <Button wide isBusy={change.isPending} onPress={() => set(true)}>
            <Trans>Undo: write to me again</Trans>
          </Button>
        )}
        <LinkButton to="/account/reminders" wide icon={CalendarClock}>
          {isReminder ? t`Change when they come` : t`Change how often they come`}
        </LinkButton>
        {hindrance !== "do-not-contact" && (
          <LinkButton to="/do-not-contact" wide look="quiet" icon={MailX} onClick={onStopAll}>
            <Trans>Stop all emails from Regain</Trans>
          </LinkButton>
        )}
      </Stack>
    </FormPage>
  );
}
