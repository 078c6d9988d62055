import type { Page } from "@playwright/test";

/** What matters here of the tree that the browser gives a screen reader. */
interface AxNode {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
}

/** Roles that can be operated and therefore need a name. */
const operated = new Set([
  "button",
  "link",
  "textbox",
  "searchbox",
  "spinbutton",
  "checkbox",
  "switch",
  "radio",
  "slider",
  "tab",
  "option",
  "menuitem",
  "combobox",
  "listbox",
  "progressbar",
]);
/** Roles that say something about their place in the page only by their name. */
const named = new Set(["group", "dialog", "navigation", "img", "image"]);

const roleOf = (node: AxNode): string => node.role?.value ?? "";
const nameOf = (node: AxNode): string => (node.name?.value ?? "").trim();

/** What surrounds and fills an element without a name, to find it by. */
function placeOf(node: AxNode, nodes: readonly AxNode[]): string {
  const byId = new Map(nodes.map((one) => [one.nodeId, one]));
  let around = byId.get(node.parentId ?? "");
  while (around && nameOf(around) === "") around = byId.get(around.parentId ?? "");
  const inside = nodes.filter(({ parentId }) => parentId === node.nodeId);
  const said = inside.map((one) => `${roleOf(one)} '${nameOf(one)}'`).join(", ");
  return `in '${around ? nameOf(around) : ""}', with ${said || "nothing"} in it`;
}

/**
 * What someone who hears the screen and sees nothing would miss, in words: elements without a name, a page
 * without its landmarks, an instruction after what it is about.
 */
export async function heardFaults(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send("Accessibility.getFullAXTree")) as {
    readonly nodes: readonly AxNode[];
  };
  await session.detach();
  const heard = nodes.filter(({ ignored }) => !ignored);
  const faults: string[] = [];
  for (const node of heard)
    if ((operated.has(roleOf(node)) || named.has(roleOf(node))) && nameOf(node) === "")
      faults.push(`a ${roleOf(node)} has no name, ${placeOf(node, nodes)}`);

  const count = (role: string) => heard.filter((node) => roleOf(node) === role).length;
  if (count("main") !== 1) faults.push(`${count("main")} main parts`);
  const headings = await page.locator("h1:visible").count();
  if (headings !== 1) faults.push(`${headings} headings of the first level`);
  if ((await page.locator("html").getAttribute("lang")) === null) faults.push("no language");

  const at = (role: string, from = 0) =>
    heard.findIndex((node, index) => index >= from && roleOf(node) === role);
  const main = at("main");
  const choices = at("group", main);
  if (choices !== -1 && at("heading", main) > choices)
    faults.push("what to do is said after what to do it with");
  return faults;
}
