/** Things that can be pressed, in the order the frame visits them, by group. */
export type ScanGroups = readonly (readonly string[])[];

/** Where the frame is: nowhere, around a group, or on one thing of a group. */
export type ScanState =
  | { readonly at: "rest" }
  | { readonly at: "group"; readonly things: readonly string[]; readonly passed: number }
  | {
      readonly at: "thing";
      readonly id: string;
      readonly things: readonly string[];
      readonly passed: number;
    };

export interface ScanResult {
  readonly state: ScanState;
  /** What is pressed now. */
  readonly pressed?: string;
}

export const atRest: ScanState = { at: "rest" };

/**
 * Rounds that the frame makes by itself: through all groups before it rests, and within one group before it
 * moves on.
 */
const roundsOfGroups = 3;
const roundsOfThings = 2;

/** A group of one is that one. */
function enter(things: readonly string[], passed: number): ScanState {
  const [first] = things;
  if (first === undefined) return atRest;
  return things.length === 1
    ? { at: "thing", id: first, things, passed }
    : { at: "group", things, passed };
}

/** The group that the frame is at, found by any of its things that still exist. */
function placeOf(state: ScanState, groups: ScanGroups): number {
  if (state.at === "rest") return -1;
  const { things } = state;
  return groups.findIndex((group) => group.some((id) => things.includes(id)));
}

const isWithin = (state: ScanState): boolean => state.at === "thing" && state.things.length > 1;

function nextGroup(state: ScanState, groups: ScanGroups, passed: number): ScanState {
  const next = groups[(placeOf(state, groups) + 1) % groups.length];
  return next ? enter(next, passed) : atRest;
}

/** If only one group is on the screen, its things are visited directly, without groups. */
const flat = (groups: ScanGroups): ScanGroups =>
  groups.length === 1 ? (groups[0] ?? []).map((id) => [id]) : groups;

interface Going {
  /** The frame moves by itself, and so must stop by itself. */
  readonly byItself: boolean;
}

/** Moves the frame one thing further. Within a group it returns to the groups after the last thing. */
export function stepOn(
  state: ScanState,
  shown: ScanGroups,
  { byItself }: Going = { byItself: false },
): ScanState {
  const groups = flat(shown);
  if (groups.length === 0) return atRest;
  if (state.at === "rest") return nextGroup(state, groups, 1);
  const place = placeOf(state, groups);
  const group = groups[place];
  const passed = state.passed + 1;
  if (!group) return nextGroup(atRest, groups, passed);
  if (state.at === "thing" && isWithin(state)) {
    const next = group[group.indexOf(state.id) + 1];
    const rounds = byItself ? roundsOfThings : 1;
    if (next === undefined && passed > rounds * group.length) return nextGroup(state, groups, 1);
    const id = next ?? group[0];
    if (id !== undefined) return { at: "thing", id, things: group, passed };
  }
  if (byItself && passed > roundsOfGroups * groups.length) return atRest;
  return nextGroup(state, groups, passed);
}

/** Selects what is in the frame: a group is entered, a thing is pressed. At rest a press starts the frame. */
export function select(state: ScanState, shown: ScanGroups): ScanResult {
  const groups = flat(shown);
  const group = groups[placeOf(state, groups)];
  if (state.at === "rest" || !group) return { state: stepOn(atRest, shown) };
  const [first] = group;
  if (state.at === "group" && first !== undefined)
    return { state: { at: "thing", id: first, things: group, passed: 1 } };
  if (state.at === "thing" && group.includes(state.id))
    return { state: { ...state, things: group, passed: 1 }, pressed: state.id };
  return { state: stepOn(atRest, shown) };
}

/** Moves the frame to where the page's own focus went, if that can be pressed. */
export function goTo(id: string, shown: ScanGroups): ScanState {
  const things = flat(shown).find((group) => group.includes(id));
  return things ? { at: "thing", id, things, passed: 1 } : atRest;
}

/** What the frame is around. */
export function framed(state: ScanState): readonly string[] {
  if (state.at === "rest") return [];
  return state.at === "group" ? state.things : [state.id];
}
