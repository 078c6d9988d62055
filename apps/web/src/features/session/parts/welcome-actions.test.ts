import { welcomeActions } from "@regain/contract/welcome-values";
import { CircleArrowRight } from "lucide-react";
import { expect, test } from "vitest";
import { iconOf, isSupported } from "./welcome-actions.ts";

test("each action that a welcome may ask for is supported, and has a picture of its own", () => {
  expect(welcomeActions.filter((action) => !isSupported(action))).toEqual([]);
  expect(new Set(welcomeActions.map(iconOf)).size).toBe(welcomeActions.length);
});

test("an action of a newer server has a plain picture, and is not supported", () => {
  expect(isSupported("DANCE")).toBe(false);
  expect(iconOf("DANCE")).toBe(CircleArrowRight);
  expect(iconOf("toString")).toBe(CircleArrowRight);
});
