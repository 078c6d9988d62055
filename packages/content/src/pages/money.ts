import type { Content } from "../content.ts";
import { type Markup, markup, nothing } from "./markup.ts";
import { fromPage, page } from "./page.ts";

/** Something to buy, by its id in the content's goods, and its price. */
export interface PricedGood {
  readonly id: string;
  readonly cents: number;
}

/** Prices, money to count or to pay with, or both. */
export interface MoneyShown {
  readonly goods: readonly PricedGood[];
  /** In dollars. */
  readonly bills: readonly number[];
  /** In cents. */
  readonly coins: readonly number[];
}

export const billValues = [20, 10, 5, 1] as const;
export const coinValues = [25, 10, 5, 1] as const;

/** `bread-249_milk-320_b10_b5_c25`: goods, then bills, then coins. */
export const moneyParams = ({ goods, bills, coins }: MoneyShown): string =>
  [
    ...goods.map(({ id, cents }) => `${id}-${cents}`),
    ...bills.map((dollars) => `b${dollars}`),
    ...coins.map((cents) => `c${cents}`),
  ].join("_");

/** An amount in cents as written: 249 is `$2.49`. */
export const inDollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

export interface PriceTag {
  readonly label: string;
  /** Its path under the content root. */
  readonly picture: string;
  readonly price: string;
}

/** What a part of the params, `bread-249`, offers for sale; undefined if it is something else. */
export function priceTag({ goods, picture }: Content, part: string): PriceTag | undefined {
  const [, id, cents] = /^([a-z]+)-([1-9]\d{0,4})$/.exec(part) ?? [];
  const good = goods.find((one) => one.id === id);
  return (
    good && {
      label: good.label,
      picture: picture(good.picture),
      price: inDollars(Number(cents)),
    }
  );
}

function goodItem(content: Content, part: string): Markup | undefined {
  const tag = priceTag(content, part);
  return (
    tag &&
    markup`<li><img src="${fromPage(tag.picture)}" alt=""><span>${tag.label}</span><span class="price">${tag.price}</span></li>\n`
  );
}

const cashItems: ReadonlyMap<string, Markup> = new Map([
  ...billValues.map(
    (dollars) => [`b${dollars}`, markup`<li class="bill">$${dollars}</li>\n`] as const,
  ),
  ...coinValues.map(
    (cents) => [`c${cents}`, markup`<li class="coin coin-${cents}">${cents}¢</li>\n`] as const,
  ),
]);

const most = 16;

/** @returns undefined if a part is not known, or there are more than 16 */
export function moneyPage(content: Content, params: string): string | undefined {
  const parts = params.split("_", most + 1);
  const goods = parts.map((part) => goodItem(content, part));
  const cash = parts.map((part) => cashItems.get(part));
  if (parts.length > most || parts.some((_, place) => !goods[place] && !cash[place]))
    return undefined;
  const listOf = (name: string, items: readonly (Markup | undefined)[]) => {
    const known = items.filter((item) => item !== undefined);
    return known.length === 0 ? nothing : markup`<ul class="${name}">\n${known}</ul>\n`;
  };
  return page({
    locale: content.locale,
    title: content.pageWords.money,
    body: markup`${listOf("goods", goods)}${listOf("cash", cash)}`,
  });
}
