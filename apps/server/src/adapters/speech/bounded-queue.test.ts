import { expect, test } from "vitest";
import { boundedQueue } from "./bounded-queue.ts";

/** Work that ends when the test says so. */
function pieces() {
  const begun: string[] = [];
  const endings = new Map<string, PromiseWithResolvers<string>>();
  return {
    begun,
    work: (name: string) => () => {
      begun.push(name);
      const ending = Promise.withResolvers<string>();
      endings.set(name, ending);
      return ending.promise;
    },
    end: (name: string) => endings.get(name)?.resolve(name),
    fail: (name: string) => endings.get(name)?.reject(new Error(name)),
  };
}

test("a few at a time, the others in the order they came", async () => {
  const run = boundedQueue({ atOnce: 2, waiting: 2 });
  const { begun, work, end } = pieces();
  const all = ["a", "b", "c", "d"].map((name) => run(work(name)));
  expect(begun).toEqual(["a", "b"]);
  end("b");
  await all[1];
  await expect.poll(() => begun).toEqual(["a", "b", "c"]);
  for (const name of ["a", "c"]) end(name);
  await expect.poll(() => begun).toContain("d");
  end("d");
  expect(await Promise.all(all)).toEqual(["a", "b", "c", "d"]);
});

test("one more than may wait is refused at once, and told when to come again", async () => {
  const run = boundedQueue({ atOnce: 1, waiting: 1 });
  const { work, end, begun } = pieces();
  const [first, second] = [run(work("a")), run(work("b"))];
  await expect(run(work("c"))).rejects.toMatchObject({
    code: "unavailable",
    details: { retryAfterSeconds: 3 },
  });
  end("a");
  await first;
  await expect.poll(() => begun).toContain("b");
  end("b");
  expect(await second).toBe("b");
});

test("work that fails makes room like any other", async () => {
  const run = boundedQueue({ atOnce: 1, waiting: 1 });
  const { work, fail, end, begun } = pieces();
  const [first, second] = [run(work("a")), run(work("b"))];
  fail("a");
  await expect(first).rejects.toThrow("a");
  await expect.poll(() => begun).toContain("b");
  end("b");
  expect(await second).toBe("b");
});
