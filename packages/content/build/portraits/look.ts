/** What a drawn adult looks like, by named features. */
import type { accessories } from "./accessories.ts";
import type { beards } from "./beards.ts";
import type { clothes } from "./clothes.ts";
import type { glasses } from "./glasses.ts";
import type { hairs } from "./hair.ts";
import type { palette } from "./palette.ts";

export interface Look {
  readonly skin: keyof typeof palette.skin;
  readonly hair: keyof typeof hairs;
  readonly hairColor: keyof typeof palette.hair;
  readonly clothes: keyof typeof clothes;
  readonly clothesColor: keyof typeof palette.cloth;
  /** Of a scarf or hat; without it, that of the clothes. */
  readonly headwearColor?: keyof typeof palette.cloth;
  /** `young` has smooth skin, `older` has lines. */
  readonly age: "young" | "middle" | "older";
  readonly lips: "plain" | "colored";
  /** The head's width relative to normal: 1 is average. */
  readonly width?: number;
  readonly jaw?: "soft" | "square" | "pointed";
  readonly nose?: "small" | "long" | "broad";
  readonly brows?: "thin" | "thick";
  readonly mouth?: "smile" | "grin";
  readonly eyes?: keyof typeof palette.eyes;
  readonly glasses?: keyof typeof glasses;
  readonly beard?: keyof typeof beards;
  readonly accessories?: readonly (keyof typeof accessories)[];
}
