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

const actions: Readonly<Record<SubscribeButton, (info: SubscriptionInfo) => ReactNode>> = {
  subscribe: () => <Subscribe />,
  cancel: () => <Cancel />,
  update: (info) => (
    <Row>
      <UpdateCard />
      {info.canCancel && <Cancel />}
    </Row>
  ),
  resubscribe: (info) => (info.cancelsAtPeriodEnd ? <ReactivateButton /> : <ChoosePlanAgain />),
  hide: () => null,
};

/**
 * The subscription's one button, chosen by the server; none if there is nothing to do here. Next to the button for
 * another card is the one for canceling: nobody has to enter a card in order to cancel.
 */
export const SubscriptionAction = ({ info }: { readonly info: SubscriptionInfo }) =>
  actions[info.subscribeButton](info);
