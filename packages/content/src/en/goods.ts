import type { Good } from "../page-types.ts";

/** Ranges are around what such a thing costs in a store. */
const good = (id: string, picture: string, from: number, to: number, label = id): Good => ({
  id,
  label: label.charAt(0).toUpperCase() + label.slice(1),
  picture,
  from,
  to,
});

export const goods: readonly Good[] = [
  good("bread", "bread", 229, 479),
  good("milk", "glass-of-milk", 189, 449),
  good("butter", "butter", 299, 599),
  good("egg", "egg", 249, 599, "eggs"),
  good("cheese", "cheese-wedge", 349, 799),
  good("honey", "honey-pot", 449, 899),
  good("bananas", "banana", 79, 249),
  good("carrots", "carrot", 99, 249),
  good("tomatoes", "tomato", 149, 399),
  good("potatoes", "potato", 199, 499),
  good("grapes", "grapes", 249, 599),
  good("cookies", "cookie", 249, 499),
  good("pizza", "pizza", 499, 999),
  good("sandwich", "sandwich", 449, 899),
  good("coffee", "hot-beverage", 199, 449),
  good("soap", "soap", 129, 399),
  good("toothbrush", "toothbrush", 199, 599),
  good("sponge", "sponge", 99, 299),
  good("socks", "socks", 399, 899),
  good("newspaper", "newspaper", 150, 350),
  good("candle", "candle", 299, 899),
  good("pencil", "pencil", 59, 149),
];
