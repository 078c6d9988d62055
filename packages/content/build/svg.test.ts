import { expect, test } from "vitest";
import { toSvg } from "./svg.ts";

test("a picture is self-contained, its parts named after it", () => {
  const body = '<defs><radialGradient id="a"/></defs>\n  <path fill="url(#a)"/><use href="#a"/>';
  expect(toSvg("red-apple", body)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><defs><radialGradient id="red-apple-0"/></defs>' +
      '<path fill="url(#red-apple-0)"/><use href="#red-apple-0"/></svg>\n',
  );
});

test("a picture that runs or loads anything is refused", () => {
  const bodies = [
    "<script>alert(1)</script>",
    '<path onclick="alert(1)"/>',
    '<image href="https://example.org/a.png"/>',
    '<use href="other.svg#a"/>',
    '<path fill="url(https://example.org/#a)"/>',
    '<path fill="url(#missing)"/>',
  ];
  for (const body of bodies) expect(() => toSvg("bad", body)).toThrow(/the picture "bad"/);
});
