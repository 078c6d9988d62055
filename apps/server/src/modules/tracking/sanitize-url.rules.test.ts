import { expect, test } from "vitest";
import { truncateIp, sanitizeUrl, keptText } from "./sanitize-url.rules.ts";

const id = "0199aaaa-0000-7000-8000-000000000001";
const token = `rgl_${"a".repeat(43)}`;

test.each([
  ["/download?source=mail", "/download?source=mail"],
  [
    "https://play.example/store?id=org.regain&hl=en",
    "https://play.example/store?id=org.regain&hl=en",
  ],
  ["/activate?t=abc&source=x", "/activate?t=[hidden]&source=x"],
  ["/a?%74oken=abc", "/a?token=[hidden]"],
  ["/a?next=/b?token=abc", "/a?next=%2Fb%3Ftoken%3Dabc"],
  [
    "/subscribe?emailOrUsername=rosa&who=r@x.org",
    "/subscribe?emailOrUsername=[hidden]&who=[hidden]",
  ],
  [`/card/${token}`, "/card/[hidden]"],
  [`/dashboard/patient/${id}/report#top`, "/dashboard/patient/{id}/report"],
  ["https://rosa:secret@shop.example/a#code", "https://shop.example/a"],
])("of %s is kept %s", (address, kept) => {
  expect(sanitizeUrl(address)).toBe(kept);
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "http://%",
  "",
  "elsewhere",
  "//evil.example",
])("%j is no address that is kept as ours", (address) => {
  expect(sanitizeUrl(address) ?? "").not.toMatch(/^(?:javascript|data|\/)/);
});

test("an id and a token in a text are hidden", () => {
  expect(keptText(`/patient/${id.toUpperCase()}/${token}`)).toBe("/patient/{id}/[hidden]");
});

test("of an address the household is left out", () => {
  expect(truncateIp("203.0.113.77")).toBe("203.0.113.0");
  expect(truncateIp("::ffff:203.0.113.77")).toBe("203.0.113.0");
  expect(truncateIp("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2::");
});
