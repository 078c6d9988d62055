import { expect, it } from "vitest";
import { qrPath } from "./qr-path.ts";

it("draws a code with the quiet zone that cameras need", () => {
  const { size, path } = qrPath("https://regain.example.org/login/card?token=ABCD-EFGH-2345-6789");
  const dark = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  expect(dark.length).toBeGreaterThan(300);
  for (const place of dark.flat()) {
    expect(place).toBeGreaterThanOrEqual(4);
    expect(place).toBeLessThan(size - 4);
  }
  // The corner of the first finder pattern.
  expect(dark[0]).toEqual([4, 4]);
});
