/** Pictures of actions, by the verb. */
import * as care from "./actions/care.ts";
import * as faces from "./actions/faces.ts";
import * as housework from "./actions/housework.ts";
import * as washing from "./actions/washing.ts";
import * as garden from "./actions/garden.ts";
import * as holding from "./actions/holding.ts";
import * as moving from "./actions/moving.ts";
import * as seated from "./actions/seated.ts";
import * as tools from "./actions/tools.ts";
import { cast } from "./cast.ts";
import { doings } from "./doings.ts";
import type { Svg } from "./draw.ts";
import { noto } from "./noto.ts";

const { man, woman, boy, girl, cook, farmer } = cast;

export const actionScenes = {
  walk: () => moving.walking(man),
  run: () => moving.running(boy),
  jump: () => moving.jumping(girl),
  sit: () => seated.sittingDown(woman),
  climb: () => moving.climbing(man),
  push: () => doings["push-cart"](woman),
  pull: () => doings["pull-suitcase"](man),
  carry: () => doings["carry-box"](man),
  kick: () => doings["kick-ball"](boy),
  throw: () => holding.throwing(girl, noto("baseball", [102, 26], 20)),
  catch: () => holding.catching(boy),
  wave: () => holding.waving(woman),
  point: () => holding.pointing(man, noto("bird", [106, 28], 30)),
  skate: () => moving.skating(woman),
  fly: () => holding.flying(boy),
  drive: () => seated.driving(man),
  sweep: () => housework.sweeping(woman),
  vacuum: () => housework.vacuuming(man),
  iron: () => housework.ironing(man),
  cook: () => housework.cooking(cook),
  wash: () => doings["wash-dishes"](man),
  hang: () => housework.hanging(woman),
  eat: () => doings["eat-pizza"](boy),
  read: () => doings["read-book"](woman),
  type: () => seated.typing(woman),
  knit: () => seated.knitting(woman),
  sew: () => seated.sewing(woman),
  open: () => moving.opening(man),
  knock: () => moving.knocking(boy),
  pack: () => moving.packing(woman),
  pour: () => washing.pouring(man),
  dig: () => garden.digging(farmer),
  rake: () => garden.raking(girl),
  water: () => doings["water-flowers"](woman),
  pick: () => doings["pick-apples"](girl),
  hammer: () => tools.hammering(man),
  saw: () => tools.sawing(man),
  chop: () => tools.chopping(farmer),
  paint: () => tools.painting(man),
  build: () => tools.building(man),
  fish: () => garden.fishing(man),
  milk: () => garden.milking(farmer),
  drink: () => doings["drink-water"](woman),
  brush: () => care.brushing(boy),
  comb: () => care.combing(woman),
  shave: () => care.shaving(man),
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
