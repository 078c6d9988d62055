import { expect, test } from "vitest";
import { textSize } from "./text-size.ts";

test("a word or a sum is large, a sentence smaller, a passage set to be read", () => {
  expect(textSize("umbrella")).toBe("word");
  expect(textSize("128 + 256")).toBe("word");
  expect(textSize("The man is followed by the dog.")).toBe("sentence");
  expect(textSize("A jar holds 4 cups. ".repeat(10))).toBe("passage");
});
