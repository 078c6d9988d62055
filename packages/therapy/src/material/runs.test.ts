import { expect, test } from "vitest";
import { createRng } from "../rng.ts";
import { mixedOrder, switchesIn } from "./runs.ts";

test("a mixed order holds everything asked for, and no value more often running than allowed", () => {
  const orders = Array.from({ length: 50 }, (_, seed) => {
    const counts = [
      ["go", 9],
      ["stop", 3],
    ] as const;
    return mixedOrder(createRng(`order ${seed}`), counts, 4).join(" ");
  });
  for (const order of orders) {
    expect(order.match(/stop/g)).toHaveLength(3);
    expect(order.match(/go/g)).toHaveLength(9);
    expect(order).not.toContain("go go go go go");
  }
  expect(new Set(orders).size).toBeGreaterThan(20);
});

test("switches are counted between neighbours", () => {
  expect(switchesIn(["a", "a", "b", "a"])).toBe(2);
  expect(switchesIn([])).toBe(0);
});
