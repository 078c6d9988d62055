import type { Page } from "@playwright/test";
import type { Scene } from "./scene.ts";

/** The people an institution's admin sees, and what can be done about them. No action is ever completed. */

const users = "/enterprise-dashboard/users";

const openDialog = (name: string, action: string) => async (page: Page) => {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
  await page.getByRole("dialog").waitFor();
};

const of = (search: string, name: string, action: string): Scene => ({
  as: "greta",
  path: `${users}?search=${search}`,
  act: openDialog(name, action),
});

export const institutionUsersScenes: Readonly<Record<string, Scene>> = {
  users: { as: "greta", path: users },
  "users-none-found": { as: "greta", path: `${users}?search=nobody.at.all` },
  "users-alone": { as: "hugo", path: users },
  "users-denied": { as: "dana", path: users },
  "users-menu": {
    as: "greta",
    path: `${users}?search=lucia`,
    act: async (page) => {
      await page.getByRole("button", { name: "Actions for Lucia Moreno" }).click();
      await page.getByRole("menuitem").first().waitFor();
    },
  },
  "users-add": {
    as: "greta",
    path: users,
    act: async (page) => {
      await page.getByRole("button", { name: "Add new user" }).click();
      await page.getByRole("button", { name: "Send Invite" }).click();
      await page.getByText("This is required.").first().waitFor();
    },
  },
  "users-reset": of("dana", "Dana", "Reset password"),
  "users-suspend": of("alma", "Alma Reyes", "Suspend"),
  "users-remove": of("lucia", "Lucia Moreno", "Remove"),
  "users-discharge": of("alma", "Alma Reyes", "Discharge"),
  "users-resend": of("noor", "noor@example.org", "Re-send invitation"),
};
