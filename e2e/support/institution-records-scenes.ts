import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Scene } from "./scene.ts";

/** Bulk invitations, the audit page and the usage figures. Nothing is sent. */

/** One row of each kind that someone in the demo fits. */
export const mixedList = [
  "email;type;name",
  "ann.lee@example.org;clinician;Ann Lee",
  "dana@example.org;clinician;Dana",
  "rosa@example.org;clinician;Rosa",
  "hugo@example.org;clinician;Hugo",
  "bert.example.org;patient;Bert",
  "cleo@example.org;nurse;Cleo",
  "dora@example.org;Patient;Dora",
  "ANN.LEE@example.org;clinician;Ann again",
].join("\r\n");

export const dropList = (page: Page, text: string, name = "people.csv") =>
  page
    .getByLabel("Choose a file")
    .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

const readList = (text: string) => async (page: Page) => {
  await dropList(page, text);
  await page.getByRole("table", { name: "People to invite" }).waitFor();
};

/** The first rows are being sent and stay so. */
const sendList = async (page: Page) => {
  // People whom a page invited before it was closed are not on the next page's list.
  const people = Array.from({ length: 24 }, () => `${randomUUID()}@example.org;patient;`);
  await readList(["email;type;name", ...people].join("\r\n"))(page);
  const send = page.getByRole("button", { name: /^Send \d/ });
  await send.waitFor();
  await page.route("**/api/license/**", (route) =>
    route.request().method() === "POST" ? new Promise<void>(() => {}) : route.continue(),
  );
  await send.click();
  await page.getByRole("progressbar").waitFor();
};

const invite = { as: "greta", path: "/enterprise-dashboard/invite" } as const;
const audit = { as: "greta", path: "/enterprise-dashboard/audit" } as const;
const waitForTrail = (page: Page) => page.getByRole("table", { name: "Who did what" }).waitFor();

export const institutionRecordsScenes: Readonly<Record<string, Scene>> = {
  "invite-many": invite,
  "invite-many-not-a-table": {
    ...invite,
    act: async (page) => {
      await dropList(page, "\u0000\u0001", "photo.png");
      await page.getByRole("alert").waitFor();
    },
  },
  "invite-many-list": { ...invite, act: readList(mixedList) },
  "invite-many-correct": {
    ...invite,
    act: async (page) => {
      await readList(mixedList)(page);
      await page.getByRole("button", { name: "Details of cleo@example.org" }).click();
    },
  },
  "invite-many-sending": { ...invite, act: sendList },
  "invite-many-leave": {
    ...invite,
    act: async (page) => {
      await sendList(page);
      await page.getByRole("link", { name: "Enterprise Dashboard" }).first().click();
      await page.getByRole("dialog").waitFor();
    },
  },
  "invite-many-no-types": { ...invite, act: readList("ann.lee@example.org\ndora@example.org") },
  audit: { ...audit, act: waitForTrail },
  "audit-refused": { ...audit, path: `${audit.path}?refused=true`, act: waitForTrail },
  "audit-nothing": { ...audit, path: `${audit.path}?person=nobody` },
  usage: { as: "greta", path: "/enterprise-dashboard/usage" },
  "usage-of-nobody": { as: "hugo", path: "/enterprise-dashboard/usage" },
};
