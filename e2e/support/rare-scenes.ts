import type { Page } from "@playwright/test";
import { schedulePreset, type SchedulePreset } from "@regain/contract/entities/schedule-preset";
import { daysAgo } from "./days-ago.ts";
import { followLetter, openLetter } from "./mailbox.ts";
import type { Scene } from "./scene.ts";

/** What few people ever see. If it takes someone else to cause it, the server's answer is faked here. */

const answering = (page: Page, path: string, json: object, status = 200) =>
  page.route(`**${path}*`, (route) => route.fulfill({ status, json }));

const line = (taskTypeId: number, displayName: string) => ({
  taskTypeId,
  displayName,
  taskName: "",
  taskCount: 10,
  taskLevel: 2,
  maxLevel: 8,
});

const preset = (name: string, authorName: string): SchedulePreset =>
  schedulePreset.parse({
    presetId: crypto.randomUUID(),
    name,
    isOwn: authorName === "Dana",
    isShared: authorName !== "Dana",
    authorName,
    version: 1,
    changedAt: "2026-01-01T08:00:00.000Z",
    lines: [
      line(33, "Name the picture"),
      line(47, "Spoken word to picture"),
      line(61, "Arithmetic"),
    ],
  });

/** From the list of patients to Rosa's report. @returns the address of her pages */
async function openReport(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Actions for rosa" }).click();
  await page.getByRole("menuitem", { name: "Performance Summary", exact: true }).click();
  await page.getByText("Skill areas").first().waitFor();
  const [pages = ""] = /\/dashboard\/patient\/[^/]+/.exec(page.url()) ?? [];
  return pages;
}

const requestDeletion = async (page: Page) => {
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByRole("dialog").waitFor();
};

/** Opens Rosa's progress note on the last weeks and writes in it. */
async function writeNote(page: Page): Promise<void> {
  const pages = await openReport(page);
  await page.goto(`${pages}/progress-note/${daysAgo(40)}/${daysAgo(3)}`);
  await page.getByRole("textbox").first().fill("Rosa reads short texts aloud again.");
}

export const rareScenes: Readonly<Record<string, Scene>> = {
  "payment-goes-back": {
    as: "rosa",
    path: "/account",
    act: async (page) => {
      const refused = { error: "already-subscribed", message: "", requestId: "none" };
      await answering(page, "/api/subscription/confirmation", refused, 409);
      await page.goto("/subscribe/success?sessionId=cs_test_1");
      await page.getByRole("heading", { name: "There is already a subscription" }).waitFor();
    },
  },
  "retrial-of-somebody-else": {
    as: "rosa",
    path: "/dashboard",
    act: async (page) => {
      await openLetter(page, "tess@example.org", "14 more days for you to try");
      await followLetter(page, "Get 14 more days");
      await page.getByRole("heading", { name: "Somebody is logged in here" }).waitFor();
    },
  },
  "link-dead-while-signed-in": { as: "rosa", path: `/activate?t=rgl_${"A".repeat(43)}` },
  "presets-many": {
    as: "dana",
    path: "/dashboard",
    act: async (page) => {
      const presets = [
        preset("First weeks at home", "Dana"),
        preset("Reading and understanding, with a long name that takes more than a line", "Mara"),
      ];
      const list = { presets, institutionName: "Harbor", total: 60, page: 1, pageSize: 50 };
      await answering(page, "/api/schedule/presets", list);
      await page.goto("/dashboard/presets");
      await page.getByText("First weeks at home").waitFor();
    },
  },
  "note-signed-meanwhile": {
    as: "dana",
    path: "/dashboard?search=rosa",
    act: async (page) => {
      const signed = {
        number: 2,
        signedBy: "Mara Lindqvist",
        signedAt: "2026-01-01T08:00:00.000Z",
      };
      const text = "Rosa reads short texts aloud again.";
      const draft = {
        version: 9,
        sections: [{ id: "subjective", text }],
        changedBy: "Dana",
        changedAt: "2026-01-01T08:01:00.000Z",
        isOpen: true,
        latest: signed,
      };
      await answering(page, "/notes/draft", draft);
      await writeNote(page);
      await page.getByText("has meanwhile signed this note").waitFor();
    },
  },
  "note-of-a-patient-who-is-gone": {
    as: "dana",
    path: "/dashboard?search=rosa",
    act: async (page) => {
      const refused = { error: "not-found", message: "", requestId: "none" };
      await answering(page, "/notes/draft", refused, 404);
      await writeNote(page);
      await page.getByRole("button", { name: "Copy the note" }).waitFor();
    },
  },
  "own-item-unheard": {
    as: "rosa",
    path: "/account",
    act: async (page) => {
      const item = {
        itemId: crypto.randomUUID(),
        kind: "person",
        name: "Marguerite",
        relation: "your sister",
        photo: "/own/photo",
        voice: "/own/voice",
        addedBy: "Dana",
        createdAt: "2026-01-01T08:00:00.000Z",
      };
      const list = { patientName: "Rosa", items: [item] };
      await answering(page, "/api/patient/*/own-items", list);
      await page.goto("/account/own-items");
      await page.getByRole("button", { name: "Hear Marguerite" }).click();
      await page.getByText("We cannot play this right now.").waitFor();
    },
  },
  "notes-unreachable": {
    as: "dana",
    path: "/dashboard?search=rosa",
    act: async (page) => {
      const refused = { error: "internal", message: "", requestId: "none" };
      await answering(page, "/api/patient/*/notes", refused, 500);
      await answering(page, "/api/patient/*/notes/drafts", refused, 500);
      await page.goto(`${await openReport(page)}/notes`);
      await page.getByRole("button", { name: "Try again" }).waitFor();
    },
  },
  "account-delete": { as: "rosa", path: "/account", act: requestDeletion },
  "account-delete-clinician": { as: "dana", path: "/account", act: requestDeletion },
  "users-leaving": {
    as: "greta",
    path: "/dashboard",
    act: async (page) => {
      await page.route(/\/api\/[^?]*\/users(?:\?|$)/, async (route) => {
        const answer = await route.fetch();
        const { users, ...list } = (await answer.json()) as { users: object[] };
        const deletionDueAt = "2031-05-04T08:00:00.000Z";
        await route.fulfill({
          response: answer,
          json: { ...list, users: users.map((user) => ({ ...user, deletionDueAt })) },
        });
      });
      await page.goto("/enterprise-dashboard/users");
      await page
        .getByText(/^Will be deleted on/)
        .first()
        .waitFor();
    },
  },
  "add-patient-kept": {
    as: "dana",
    path: "/dashboard/add-patient?type=new",
    act: async (page) => {
      await page.getByLabel("Username").fill("late_l");
      await page.reload();
      await page.getByText(/^We kept what you typed/).waitFor();
    },
  },
  "schedule-kept": {
    as: "dana",
    path: "/dashboard?search=rosa",
    act: async (page) => {
      const open = async () => {
        await page.getByRole("button", { name: "Actions for rosa" }).click();
        await page.getByRole("menuitem", { name: "Modify schedule", exact: true }).click();
      };
      await open();
      await page
        .getByRole("button", { name: /^Delete / })
        .first()
        .click();
      await page.getByRole("button", { name: /^Yes, delete / }).click();
      // The browser asks whether to leave what is not saved.
      page.once("dialog", (dialog) => void dialog.accept());
      await page.reload();
      await open();
      await page.getByText(/^Your earlier changes/).waitFor();
    },
  },
};
