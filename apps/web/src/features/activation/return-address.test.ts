import { expect, test } from "vitest";
import { bringsDiscount, returnAddress } from "./return-address.ts";

const origin = "https://regain.example.org";

test("an own address keeps its query, another site's is none", () => {
  expect(returnAddress("/subscribe?cc=HOPE&source=survey", origin)).toBe(
    "/subscribe?cc=HOPE&source=survey",
  );
  expect(returnAddress(`${origin}/account?a=1`, origin)).toBe("/account?a=1");
  for (const other of [
    "https://evil.example/?cc=1",
    "//evil.example/",
    "/login?cc=1",
    "",
    undefined,
  ])
    expect(returnAddress(other, origin)).toBeUndefined();
});

test("the discount is named by cc", () => {
  expect(bringsDiscount("/subscribe?cc=HOPE")).toBe(true);
  expect(bringsDiscount("/subscribe?source=signup")).toBe(false);
  expect(bringsDiscount("/subscribe")).toBe(false);
  expect(bringsDiscount(undefined)).toBe(false);
});
