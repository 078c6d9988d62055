import { describe, expect, it } from "vitest";
import {
  atRest,
  framed,
  goTo,
  type ScanGroups,
  type ScanState,
  select,
  stepOn,
} from "./scanner.ts";

const screen: ScanGroups = [["read"], ["dog", "cat", "cow"], ["next"], ["home", "help"]];

const steps = (count: number, from: ScanState = atRest, groups = screen): ScanState =>
  Array.from({ length: count }).reduce<ScanState>((state) => stepOn(state, groups), from);

describe("two switches", () => {
  it("goes from group to group, and round again", () => {
    expect([1, 2, 3, 4, 5].map((count) => framed(steps(count)))).toEqual([
      ["read"],
      ["dog", "cat", "cow"],
      ["next"],
      ["home", "help"],
      ["read"],
    ]);
  });

  it("enters a group, presses a thing in it, and stays there for the next", () => {
    const entered = select(steps(2), screen);
    expect(framed(entered.state)).toEqual(["dog"]);
    expect(entered.pressed).toBeUndefined();
    const pressed = select(stepOn(entered.state, screen), screen);
    expect(pressed.pressed).toBe("cat");
    expect(framed(stepOn(pressed.state, screen))).toEqual(["cow"]);
  });

  it("leaves a group after its last thing", () => {
    const { state } = select(steps(2), screen);
    expect(framed(steps(3, state))).toEqual(["next"]);
  });

  it("presses a group of one at once", () => {
    expect(select(steps(3), screen).pressed).toBe("next");
  });

  it("goes through one small group alone without entering it", () => {
    const dialog = [["no", "yes"]];
    expect(framed(steps(2, atRest, dialog))).toEqual(["yes"]);
    expect(select(steps(2, atRest, dialog), dialog).pressed).toBe("yes");
  });
});

describe("when the screen changes under the frame", () => {
  it("keeps its place by what is still there", () => {
    const { state } = select(steps(2), screen);
    const after = [["read"], ["cat", "cow"], ["next"]];
    expect(framed(stepOn(state, after))).toEqual(["cat"]);
  });

  it("presses nothing that is gone", () => {
    const { state } = select(steps(2), screen);
    const after = [["read"], ["cat", "cow"], ["next"]];
    expect(select(state, after)).toEqual({ state: stepOn(atRest, after) });
  });

  it("rests on an empty screen", () => {
    expect(stepOn(steps(2), [])).toEqual(atRest);
    expect(select(atRest, [])).toEqual({ state: atRest });
  });

  it("goes where the focus went", () => {
    expect(framed(goTo("next", screen))).toEqual(["next"]);
    expect(goTo("elsewhere", screen)).toEqual(atRest);
  });
});

describe("one switch", () => {
  const byItself = { byItself: true };
  const ticks = (count: number, from: ScanState): ScanState[] => {
    const passed: ScanState[] = [];
    let state = from;
    for (let tick = 0; tick < count; tick++) {
      state = stepOn(state, screen, byItself);
      passed.push(state);
    }
    return passed;
  };

  it("starts by a press", () => {
    expect(select(atRest, screen)).toEqual({ state: steps(1) });
  });

  it("rests after three rounds without a press", () => {
    const rounds = ticks(12, select(atRest, screen).state);
    expect(rounds.slice(0, 11).every(({ at }) => at !== "rest")).toBe(true);
    expect(rounds.at(-1)).toEqual(atRest);
  });

  it("makes two rounds of a group, then goes on", () => {
    const inside = select(steps(2), screen).state;
    expect(ticks(6, inside).map((state) => framed(state).join())).toEqual([
      "cat",
      "cow",
      "dog",
      "cat",
      "cow",
      "next",
    ]);
  });
});
