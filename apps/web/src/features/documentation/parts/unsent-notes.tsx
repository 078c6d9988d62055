import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate, useRouter } from "@tanstack/react-router";
import { useSignedIn } from "../../../lib/current-user.ts";
import { loadMessages } from "../../../lib/i18n.ts";
import { namedUser } from "../../../lib/kept-patient.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { discardDrafts, forgetOldDrafts, sendDrafts } from "../left-drafts.ts";

/**
 * Sends what somebody has written before they log out, and forgets what others have left here for too long.
 * @returns whether {@link UnsentNotes} has something to ask, and can
 */
export async function settleNotes(): Promise<boolean> {
  const userId = namedUser();
  forgetOldDrafts(userId);
  if (userId === undefined || !(await sendDrafts(userId))) return false;
  // Not with the page: nobody else who logs out waits for these words, or needs a network for them.
  await loadMessages(["documentation"]);
  return true;
}

interface UnsentProps {
  /** Everything unsent is gone by then. */
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

function Choices({ onLeave, onStay }: UnsentProps) {
  const { user } = useSignedIn();
  const leave = () => {
    discardDrafts(user.userId);
    onLeave();
  };
  return (
    <>
      <Button look="danger" onPress={leave}>
        <Trans>Log out and discard it</Trans>
      </Button>
      <Button look="primary" onPress={onStay}>
        <Trans>Stay</Trans>
      </Button>
    </>
  );
}

const Why = () => (
  <p>
    <Trans>What you wrote could not be sent. It is only on this device.</Trans>
  </p>
);

/** Asks who logs out with a note open that could not be sent. */
export function UnsentQuestion(props: UnsentProps) {
  const { t } = useLingui();
  const actions = <Choices {...props} />;
  return (
    <Dialog title={t`A note is not saved yet`} isOpen onClose={props.onStay} actions={actions}>
      <Why />
    </Dialog>
  );
}

/** The same as a page, where the note is not open. */
export function UnsentNotes() {
  const { t } = useLingui();
  const router = useRouter();
  const navigate = useNavigate();
  const stay = () => {
    if (router.history.canGoBack()) router.history.back();
    else void navigate({ to: "/dashboard", replace: true });
  };
  const leave = () => void navigate({ to: "/logout", replace: true });
  return (
    <Notice title={t`A note is not saved yet`} actions={<Choices onLeave={leave} onStay={stay} />}>
      <Why />
    </Notice>
  );
}
