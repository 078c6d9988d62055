/** Pictures of actions, by the verb. */
import * as faces from "./actions/faces.ts";
import * as home from "./actions/home.ts";
import * as making from "./actions/making.ts";
import * as moving from "./actions/moving.ts";
import { cast } from "./cast.ts";
import { doings } from "./doings.ts";
import type { Svg } from "./draw.ts";
import { noto } from "./noto.ts";

const { man, woman, boy, girl, cook, farmer } = cast;

export const actionScenes = {
  walk: () => moving.walking(man),
  run: () => moving.running(boy),
  jump: () => moving.jumping(girl),
  sit: () => moving.sittingDown(woman),
  climb: () => moving.climbing(man),
  push: () => doings["push-cart"](woman),
  pull: () => doings["pull-suitcase"](man),
  carry: () => doings["carry-box"](man),
  kick: () => doings["kick-ball"](boy),
  throw: () => moving.throwing(girl, noto("baseball", [102, 26], 20)),
  catch: () => moving.catching(boy),
  wave: () => moving.waving(woman),
  point: () => moving.pointing(man, noto("bird", [106, 28], 30)),
  skate: () => moving.skating(woman),
  fly: () => moving.flying(boy),
  drive: () => faces.driving(man),
  sweep: () => home.sweeping(woman),
  vacuum: () => home.vacuuming(man),
  iron: () => home.ironing(man),
  cook: () => home.cooking(cook),
  wash: () => doings["wash-dishes"](man),
  hang: () => home.hanging(woman),
  eat: () => doings["eat-pizza"](boy),
  read: () => doings["read-book"](woman),
  type: () => home.typing(woman),
  knit: () => home.knitting(woman),
  sew: () => home.sewing(woman),
  open: () => home.opening(man),
  knock: () => home.knocking(boy),
  pack: () => home.packing(woman),
  pour: () => home.pouring(man),
  dig: () => making.digging(farmer),
  rake: () => making.raking(girl),
  water: () => doings["water-flowers"](woman),
  pick: () => doings["pick-apples"](girl),
  hammer: () => making.hammering(man),
  saw: () => making.sawing(man),
  chop: () => making.chopping(farmer),
  paint: () => making.painting(man),
  build: () => making.building(man),
  fish: () => making.fishing(man),
  milk: () => making.milking(farmer),
  drink: () => doings["drink-water"](woman),
  brush: () => faces.brushing(boy),
  comb: () => faces.combing(woman),
  shave: () => faces.shaving(man),
  call: () => faces.calling(woman),
  listen: () => faces.listening(boy),
  sing: () => faces.singing(woman),
  whisper: () => faces.whispering(girl, boy),
  blow: () => faces.blowing(boy),
  photograph: () => faces.photographing(man),
  play: () => doings["play-guitar"](man),
  cut: () => faces.cutting(man, noto("bread", [44, 74], 54)),
  hug: () => faces.hugging(girl, woman),
  cry: () => faces.crying(boy),
  feed: () => doings["feed-dog"](boy),
  sleep: () => noto("person-in-bed", [64, 72], 116) + noto("zzz", [92, 28], 44),
} as const satisfies Record<string, () => Svg>;
export type DrawnAction = keyof typeof actionScenes;
export const isDrawnAction = (name: string): name is DrawnAction =>
  Object.hasOwn(actionScenes, name);
