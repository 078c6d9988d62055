/** Who appears in the scenes. Each is recognizable by size, hair and clothes alone. */

export type Hair = "short" | "long" | "tails" | "bun";
export type Headgear = "none" | "hat" | "toque" | "straw";

export interface Look {
  /** Relative to an adult's height. */
  readonly size: number;
  /** Relative to the body: larger in children. */
  readonly headSize: number;
  readonly skin: string;
  readonly hair: Hair;
  readonly hairColour: string;
  readonly beard: boolean;
  readonly headgear: Headgear;
  readonly top: string;
  readonly sleeves: "long" | "short";
  /** Trousers to the ankle, shorts to the knee, or the top itself as a dress. */
  readonly bottom: { readonly kind: "trousers" | "shorts" | "dress"; readonly colour: string };
  readonly apron: boolean;
  readonly shoes: string;
}

const man: Look = {
  size: 1,
  headSize: 1.1,
  skin: "#cf9468",
  hair: "short",
  hairColour: "#4b3026",
  beard: true,
  headgear: "none",
  top: "#2f79bd",
  sleeves: "long",
  bottom: { kind: "trousers", colour: "#46556b" },
  apron: false,
  shoes: "#2e2a2b",
};

const woman: Look = {
  ...man,
  size: 0.97,
  skin: "#f3c7a2",
  hair: "long",
  hairColour: "#8a4326",
  beard: false,
  top: "#c8375a",
  sleeves: "short",
  bottom: { kind: "dress", colour: "#c8375a" },
  shoes: "#7a2038",
};

const boy: Look = {
  ...man,
  size: 0.76,
  headSize: 1.28,
  skin: "#eab98c",
  hairColour: "#c98a2d",
  beard: false,
  top: "#3d9a4b",
  sleeves: "short",
  bottom: { kind: "shorts", colour: "#35588f" },
  shoes: "#d9482b",
};

const girl: Look = {
  ...woman,
  size: 0.74,
  headSize: 1.28,
  skin: "#a9714b",
  hair: "tails",
  hairColour: "#2b2126",
  top: "#f5b921",
  bottom: { kind: "dress", colour: "#f5b921" },
  shoes: "#7d4bb0",
};

const cook: Look = {
  ...man,
  skin: "#f3c7a2",
  hairColour: "#6b3f22",
  beard: false,
  headgear: "toque",
  top: "#ffffff",
  bottom: { kind: "trousers", colour: "#8d99a6" },
  apron: true,
};

const farmer: Look = {
  ...man,
  skin: "#eab98c",
  hairColour: "#9b9b9b",
  headgear: "straw",
  top: "#cc3b2f",
  bottom: { kind: "trousers", colour: "#3f6fa8" },
  shoes: "#6b4a2b",
};

export const cast = { man, woman, boy, girl, cook, farmer } as const;
export type CastName = keyof typeof cast;
export const isCastName = (name: string): name is CastName => Object.hasOwn(cast, name);

/** As tall as everyone else, if nobody is next to them to compare with. */
export const alone = (look: Look): Look => ({ ...look, size: 1 });

export const withHat = (look: Look): Look => ({ ...look, headgear: "hat" });
