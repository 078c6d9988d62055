import { planIds, subscribeSources } from "@regain/contract/subscription-values";
import { anyText, oneOf, type SearchOf, type SearchReader } from "../../lib/search.ts";

const upTo =
  (longest: number): SearchReader<string> =>
  (value) =>
    value.length <= longest ? anyText(value) : undefined;

/** The parameters that lead to the same prices again. */
export const priceSearch = {
  source: oneOf(...subscribeSources),
  cc: upTo(40),
  /** Dollars. Any value is sent: a typing mistake gets a message. */
  acceptableAmount: upTo(20),
};

/** The parameters of the plans' address. */
export const subscribeSearch = {
  ...priceSearch,
  emailOrUsername: upTo(254),
  planid: oneOf(...planIds),
};

export type PriceSearch = SearchOf<typeof priceSearch>;
export type SubscribeSearch = SearchOf<typeof subscribeSearch>;
