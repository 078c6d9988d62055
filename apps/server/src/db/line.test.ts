import { describe, expect, test } from "vitest";
import { ConnectionQueue } from "./line.ts";

/** A line with its own clock, and a list of who was let in. */
function lineOf(places: number) {
  let now = 0;
  const inside: { readonly name: string; readonly leave: () => void }[] = [];
  const letIn: string[] = [];
  const line = new ConnectionQueue({ places, now: () => now });
  async function enter(name: string, hasBegun: boolean): Promise<void> {
    const leave = await line.enter(hasBegun);
    letIn.push(name);
    inside.push({ name, leave });
  }
  const come = (name: string, hasBegun = false) => void enter(name, hasBegun);
  /** After this many ms, whoever has been in longest leaves. */
  async function leaveAfter(ms: number): Promise<void> {
    now += ms;
    inside.shift()!.leave();
    await settled();
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  /** Calls of one turn each that come and go at this pace while others wait. */
  async function learnPace(msEach: number): Promise<void> {
    for (let n = 0; n < 200 + places; n++) come(`earlier ${n}`);
    await settled();
    for (let n = 0; n < 200 + places; n++) await leaveAfter(msEach);
    letIn.length = 0;
  }
  return {
    line,
    come,
    leaveAfter,
    letIn,
    settled,
    learnPace,
    wait: (ms: number) => (now += ms),
  };
}

describe("the line", () => {
  test("lets in as many as there are places, then one for each who leaves, in the order of coming", async () => {
    const { line, come, leaveAfter, letIn, settled } = lineOf(2);
    for (const name of ["a", "b", "c", "d"]) come(name);
    await settled();
    expect(letIn).toEqual(["a", "b"]);
    expect(line.length).toBe(2);
    await leaveAfter(5);
    await leaveAfter(5);
    expect(letIn).toEqual(["a", "b", "c", "d"]);
    await leaveAfter(5);
    await leaveAfter(5);
    come("e");
    await settled();
    expect(letIn.at(-1)).toBe("e");
  });

  test("lets whoever has begun go before all who have not, however long these have waited", async () => {
    const { come, leaveAfter, letIn, settled } = lineOf(1);
    for (const name of ["a", "b", "c"]) come(name);
    await settled();
    come("a again", true);
    await leaveAfter(5);
    await leaveAfter(5);
    expect(letIn).toEqual(["a", "a again", "b"]);
  });

  test("gives up for whoever waited too long, and keeps the places of the others", async () => {
    const line = new ConnectionQueue({ places: 1, maxWaitMs: 20 });
    const leave = await line.enter(false);
    await expect(line.enter(false)).rejects.toThrow("timeout exceeded when trying to connect");
    expect(line.length).toBe(0);
    leave();
    (await line.enter(true))();
    expect(await line.enter(false)).toBeTypeOf("function");
  });
});

describe("how long a call that comes now would wait", () => {
  test("is nothing while there is a place, and nobody waits", async () => {
    const { line, come, settled, learnPace } = lineOf(2);
    await learnPace(10);
    expect(line.waitMs()).toBe(0);
    come("a");
    await settled();
    expect(line.waitMs()).toBe(0);
  });

  test("grows with each who comes, before anybody of a burst has waited", async () => {
    const { line, come, settled, learnPace } = lineOf(1);
    await learnPace(10);
    for (let n = 0; n < 101; n++) come(`patient ${n}`);
    await settled();
    // A hundred ahead of it, of one turn each, at ten milliseconds a turn.
    expect(line.waitMs()).toBeGreaterThan(900);
    expect(line.waitMs()).toBeLessThan(1_100);
  });

  test("grows with those who are about to come, once there is no place for them", async () => {
    const { line, come, settled, learnPace } = lineOf(2);
    await learnPace(10);
    expect(line.waitMs(2)).toBe(0);
    come("a");
    come("b");
    await settled();
    expect(line.waitMs(100)).toBeGreaterThan(900);
    expect(line.waitMs(100)).toBeLessThan(1_100);
  });

  test("counts all the turns that those before will take, and an idle hour changes nothing", async () => {
    const { line, come, leaveAfter, settled, learnPace, wait } = lineOf(1);
    await learnPace(10);
    // Each of them comes back twice, as soon as it is let go.
    for (let n = 0; n < 200; n++) {
      come(`patient ${n}`);
      come(`patient ${n}, again`, true);
      come(`patient ${n}, for the last time`, true);
      for (let turn = 0; turn < 3; turn++) {
        await settled();
        await leaveAfter(10);
      }
    }
    wait(3_600_000);
    for (let n = 0; n < 101; n++) come(`newcomer ${n}`);
    await settled();
    expect(line.waitMs()).toBeGreaterThan(2_700);
    expect(line.waitMs()).toBeLessThan(3_300);
  });

  test("is not that of a crowd because one call takes turn after turn", async () => {
    const { line, come, leaveAfter, settled, learnPace } = lineOf(1);
    await learnPace(10);
    come("an export");
    for (let turn = 0; turn < 500; turn++) {
      come(`turn ${turn} of the export`, true);
      await settled();
      await leaveAfter(10);
    }
    for (let n = 0; n < 5; n++) come(`newcomer ${n}`);
    await settled();
    expect(line.waitMs()).toBeLessThan(500);
  });

  test("follows how quickly it goes on", async () => {
    const { line, come, leaveAfter, settled, learnPace } = lineOf(1);
    await learnPace(10);
    for (let n = 0; n < 301; n++) come(`patient ${n}`);
    await settled();
    for (let n = 0; n < 200; n++) await leaveAfter(40);
    expect(line.length).toBe(100);
    expect(line.waitMs()).toBeGreaterThan(3_600);
  });

  test("is at least as long as nobody has left", async () => {
    const { line, come, settled, learnPace, wait } = lineOf(1);
    await learnPace(10);
    wait(60_000);
    come("a statement that hangs");
    come("b");
    await settled();
    expect(line.waitMs()).toBeLessThan(20);
    wait(5_000);
    expect(line.waitMs()).toBe(5_000);
  });
});
