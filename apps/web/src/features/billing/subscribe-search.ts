import { planIds, subscribeSources } from "@regain/contract/subscription-values";
import { anyText, oneOf, type SearchOf, type SearchReader } from "../../lib/search.ts";

const upTo =
  (longest: number): SearchReader<string> =>
  (value) =>
    value.length <= longest ? anyText(value) : undefined;

/** What leads to the same prices again. */
export const priceSearch = {
  source: oneOf(...subscribeSources),
  cc: upTo(40),
  /** Dollars. Whatever is written there is asked for: who made a slip is told so. */
  acceptableAmount: upTo(20),
};

/** What the address of the plans says. */
export const subscribeSearch = {
  ...priceSearch,
  emailOrUsername: upTo(254),
  planid: oneOf(...planIds),
};

export type PriceSearch = SearchOf<typeof priceSearch>;
export type SubscribeSearch = SearchOf<typeof subscribeSearch>;
