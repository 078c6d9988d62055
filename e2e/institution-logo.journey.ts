import { fileURLToPath } from "node:url";
import {
  button,
  institutionIdOf,
  openSettings,
  said,
  section,
  withAnother,
} from "./support/institution-page.ts";
import { pressAgain, pressByKeyboard } from "./support/keyboard.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

test("a logo is removed, and another one stands on the pages of the sign-up @long", async ({
  page,
  server,
}) => {
  await openSettings(page, server);
  const id = await institutionIdOf(server, "greta");
  const part = section(page, "Logo");
  const chooseFile = part.getByLabel(/^Choose (a|another) logo$/);
  const signUp = `/signup?userType=clinician&institutionId=${id}&email=new@example.org`;
  const question = page.getByRole("dialog", { name: "Remove the logo?" });
  await pressByKeyboard(page, button(page, "Remove the logo"));
  await pressByKeyboard(page, question.getByRole("button", { name: "Keep" }));
  await expect(button(page, "Remove the logo")).toBeFocused();
  await pressAgain(button(page, "Remove the logo"));
  await pressByKeyboard(page, question.getByRole("button", { name: "Remove" }));
  await expect(said(page, "The logo was removed.")).toBeVisible();
  await withAnother(page, server, async (colleague) => {
    await colleague.goto(signUp);
    await expect(colleague.getByText("Harbor Rehabilitation")).toBeVisible();
  });

  await chooseFile.setInputFiles({
    name: "logo.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
  });
  await expect(part.getByText("This is not a photo we can use.")).toBeVisible();
  await expectAccessible(page);
  await chooseFile.setInputFiles(
    fileURLToPath(new URL("../apps/web/public/icon-192.png", import.meta.url)),
  );
  await expect(said(page, "The logo was saved.")).toBeVisible();
  await withAnother(page, server, async (colleague) => {
    await colleague.goto(signUp);
    const logo = colleague.getByAltText("Harbor Rehabilitation");
    await expect(logo).toHaveAttribute("src", /\/license\/v700\/api\/institutions\/.+\/logos\//);
    await expect.poll(() => logo.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(192);
  });
});
