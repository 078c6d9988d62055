import { Trans } from "@lingui/react/macro";
import type { RetentionOffer } from "@regain/contract/entities/subscription";
import { formatCents } from "../../../lib/formats.ts";

/** 100% off is worded as free. */
const isFree = ({ unit, amount }: RetentionOffer): boolean =>
  unit === "percentage" && amount === 100;

const offText = ({ unit, amount }: RetentionOffer): string =>
  unit === "usd" ? formatCents(amount) : `${amount}%`;

/** What staying is worth, in one sentence. */
export function OfferWords({ offer }: { readonly offer: RetentionOffer }) {
  if (isFree(offer)) return <Trans>Your next month is free.</Trans>;
  const off = offText(offer);
  return offer.planInterval === "year" ? (
    <Trans>Your next year costs {off} less.</Trans>
  ) : (
    <Trans>Your next month costs {off} less.</Trans>
  );
}
