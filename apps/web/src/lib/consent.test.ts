import { dayMs } from "@regain/contract/durations";
import { beforeEach, expect, it } from "vitest";
import { allows, essentialOnly, everything, saveConsent, readConsent } from "./consent.ts";
import { keepLeadSource, leadSource, sourceOf } from "./lead-source.ts";
import { deviceStore, writeJson } from "./storage.ts";

const now = new Date("2026-03-01T12:00:00Z");
const key = "cookieConsent";

beforeEach(() => {
  for (const name of [key, "anonymousId", "leadSource"]) deviceStore.remove(name);
});

it("allows nothing before anything was chosen", () => {
  expect(readConsent()).toBeUndefined();
  expect([allows("analytics"), allows("advertising")]).toEqual([false, false]);
});

it("keeps a choice with its date, category by category", () => {
  saveConsent({ analytics: true, advertising: false }, now);
  expect(readConsent()).toEqual({ analytics: true, advertising: false, at: now.toISOString() });
  expect([allows("analytics"), allows("advertising")]).toEqual([true, false]);
});

it.each([
  "text",
  null,
  { version: 0, at: now.toISOString(), ...everything },
  { version: 1, ...everything },
])("asks anew where %j is kept", (kept) => {
  writeJson(deviceStore, key, kept);
  expect(readConsent()).toBeUndefined();
});

it("takes nothing but a plain yes for one", () => {
  writeJson(deviceStore, key, { version: 1, at: now.toISOString(), analytics: "yes" });
  expect(readConsent()).toMatchObject(essentialOnly);
});

it("forgets what was kept for a category that is allowed no more", () => {
  saveConsent(everything, now);
  deviceStore.write("anonymousId", "id");
  keepLeadSource("spring", now);
  saveConsent({ analytics: false, advertising: true }, now);
  expect(deviceStore.read("anonymousId")).toBeUndefined();
  expect(leadSource(now)).toBe("spring");
  saveConsent(essentialOnly, now);
  expect(leadSource(now)).toBeUndefined();
});

it("remembers a campaign for 30 days", () => {
  keepLeadSource("spring", now);
  const after = (days: number) => new Date(now.getTime() + days * dayMs);
  expect(leadSource(after(29))).toBe("spring");
  expect(leadSource(after(30))).toBeUndefined();
});

it.each([
  ["/login?source=spring-2026", "spring-2026"],
  ["/?source=mail", "mail"],
  ["/download-patient?source=poster", "poster"],
  ["/signup?source=", undefined],
  ["/signup?source=rosa@example.org", undefined],
  ["/signup?source=0199aaaa-0000-7000-8000-000000000001", undefined],
  [`/signup?source=${"x".repeat(61)}`, undefined],
  ["/activate/homework-invitation?source=spring", undefined],
  ["/subscribe?source=account", undefined],
])("of %s the campaign is %s", (address, source) => {
  expect(sourceOf(new URL(address, "http://regain.test"))).toBe(source);
});
