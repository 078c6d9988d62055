import { Trans } from "@lingui/react/macro";
import type { SubscribeButton, SubscriptionInfo } from "@regain/contract/entities/subscription";
import type { ReactNode } from "react";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Row } from "../../../ui/layout.tsx";
import { ReactivateButton } from "./reactivate-button.tsx";

const Subscribe = () => (
  <LinkButton to="/subscribe" search={{ source: "account" }} look="primary">
    <Trans>Subscribe</Trans>
  </LinkButton>
);

const Cancel = () => (
  <LinkButton to="/unsubscribe">
    <Trans>Cancel Subscription</Trans>
  </LinkButton>
);

const UpdateCard = () => (
  <LinkButton to="/payment_update" look="primary">
    <Trans>Update Payment Method</Trans>
  </LinkButton>
);

/** An ended subscription is bought again. */
const ChoosePlanAgain = () => (
  <LinkButton to="/subscribe" search={{ source: "account" }} look="primary">
    <Trans>Reactivate Subscription</Trans>
  </LinkButton>
);

interface SubscriptionActionProps {
  readonly info: SubscriptionInfo;
  /** The cancellation is undone: another button takes this one's place. */
  readonly onReactivated: () => void;
}

const actions: Readonly<Record<SubscribeButton, (props: SubscriptionActionProps) => ReactNode>> = {
  subscribe: () => <Subscribe />,
  cancel: () => <Cancel />,
  update: ({ info }) => (
    <Row>
      <UpdateCard />
      {info.canCancel && <Cancel />}
    </Row>
  ),
  resubscribe: ({ info, onReactivated }) =>
    info.cancelsAtPeriodEnd ? <ReactivateButton onDone={onReactivated} /> : <ChoosePlanAgain />,
  hide: () => null,
};

/**
 * The subscription's one button, chosen by the server; none if there is nothing to do here. Next to the button for
 * another card is the one for canceling: nobody has to enter a card in order to cancel.
 */
export const SubscriptionAction = (props: SubscriptionActionProps) =>
  actions[props.info.subscribeButton](props);
