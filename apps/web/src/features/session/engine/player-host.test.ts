import { rulesOf } from "@regain/therapy/views/registry";
import { expect, test } from "vitest";
import { createPlayer } from "./player-host.ts";
import { makeSession } from "./session.fixture.ts";

/** A page that can be hidden, and a clock that advances when told to. */
function surroundings() {
  const page: EventTarget & { visibilityState: DocumentVisibilityState } = Object.assign(
    new EventTarget(),
    { visibilityState: "visible" as const },
  );
  let passed = 5_000;
  return {
    around: { monotonic: () => passed, now: () => 1_000_000 + passed, page },
    wait: (ms: number) => {
      passed += ms;
    },
    turn(visibilityState: DocumentVisibilityState) {
      page.visibilityState = visibilityState;
      page.dispatchEvent(new Event("visibilitychange"));
    },
  };
}

function started(keep: () => Promise<void> = () => Promise.resolve()) {
  const { around, wait, turn } = surroundings();
  const player = createPlayer({ ...around, keep });
  player.send({ type: "loaded", session: makeSession([26], 3), answeredTaskIds: [] });
  player.send({ type: "instructions_seen" });
  return { player, wait, turn };
}

/** Lets everything that is ready happen. */
const untilKept = () => new Promise((resolve) => setImmediate(resolve));

const type = (player: ReturnType<typeof createPlayer>) =>
  player.send({ type: "replay", what: "instructions" });
const lastTime = (player: ReturnType<typeof createPlayer>) => player.get().item?.events.at(-1)?.at;

test("an item's time starts when it is painted", () => {
  const { player, wait } = started();
  wait(3_000);
  player.send({ type: "painted" });
  wait(1_200);
  type(player);
  expect(lastTime(player)).toBe(1_200);
});

test("time in the background is taken out", () => {
  const { player, wait, turn } = started();
  player.send({ type: "painted" });
  wait(1_000);
  turn("hidden");
  wait(60_000);
  turn("visible");
  wait(500);
  type(player);
  expect(lastTime(player)).toBe(1_500);
});

test("so is the time behind a dialog, also where the page is hidden meanwhile", () => {
  const { player, wait, turn } = started();
  player.send({ type: "painted" });
  wait(1_000);
  player.life()?.cover(true);
  wait(30_000);
  turn("hidden");
  turn("visible");
  wait(30_000);
  player.life()?.cover(false);
  wait(500);
  type(player);
  expect(lastTime(player)).toBe(1_500);
});

test("an answer right after what was heard does not count, also where Help was open meanwhile", () => {
  const { around, wait } = surroundings();
  const player = createPlayer({ ...around, keep: () => Promise.resolve() });
  player.send({ type: "loaded", session: makeSession([1], 1), answeredTaskIds: [] });
  player.send({ type: "instructions_seen" });
  const view = player.get().item?.task.taskView;
  const [move] = view ? rulesOf(view).solve(view) : [];
  if (!move) throw new Error("This item has a right answer.");
  const answer = () => player.send({ type: "move", move });
  player.send({ type: "painted" });
  wait(3_000);
  expect(player.get().item?.awaiting).toEqual(["voice"]);
  player.send({ type: "presented", by: "voice" });
  wait(100);
  player.life()?.cover(true);
  wait(60_000);
  player.life()?.cover(false);
  wait(99);
  answer();
  expect(player.get().item?.phase).toBe("answering");
  wait(1);
  answer();
  expect(player.get().item?.score).toMatchObject({ result: "correct", firstResponseMs: 200 });
});

test("so is the time at Home, and the item's sounds and timers end there", async () => {
  const { player, wait } = started();
  player.send({ type: "painted" });
  wait(1_000);
  const signal = player.life()?.signal;
  player.send({ type: "home" });
  expect(signal?.aborted).toBe(true);
  wait(600_000);
  player.send({ type: "resume" });
  expect(player.life()?.signal.aborted).toBe(false);
  player.send({ type: "painted" });
  wait(250);
  type(player);
  expect(lastTime(player)).toBe(1_250);
  player.send({ type: "skip", scope: "single", reason: "Other" });
  await untilKept();
  expect(player.get().outcomes, "a break is not practice").toMatchObject([{ lastedMs: 1_250 }]);
});

test("each item has a life of its own, and leaving ends the last", async () => {
  const { player } = started();
  const first = player.life()?.signal;
  player.send({ type: "skip", scope: "single", reason: "Other" });
  await untilKept();
  const second = player.life()?.signal;
  expect([first?.aborted, second?.aborted]).toEqual([true, false]);
  player.close();
  expect(second?.aborted).toBe(true);
  expect(player.life()).toBeUndefined();
});

test("the next item shows only when the result before it is kept; meanwhile nothing is lost", async () => {
  const kept: (() => void)[] = [];
  const { player } = started(() => new Promise((resolve) => kept.push(resolve)));
  player.send({ type: "skip", scope: "single", reason: "Other" });
  player.send({ type: "network", isOffline: true });
  await untilKept();
  expect(player.get()).toMatchObject({ position: 0, isOffline: false });
  for (const resolve of kept) resolve();
  await untilKept();
  expect(player.get()).toMatchObject({ position: 1, isOffline: true });
});
