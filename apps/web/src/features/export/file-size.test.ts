import { expect, test } from "vitest";
import { fileSize } from "./file-size.ts";

test.each([
  [0, "0 kB"],
  [1, "1 kB"],
  [1_499, "1 kB"],
  [999_400, "999 kB"],
  [1_000_000, "1 MB"],
  [3_449_999, "3.4 MB"],
  [150_000_000, "150 MB"],
])("%d bytes are %s", (bytes, shown) => {
  expect(fileSize(bytes, "en")).toBe(shown);
});
