import { afterEach, expect, test, vi } from "vitest";
import { copyText } from "./copy-text.ts";

afterEach(() => vi.unstubAllGlobals());

/**
 * A page that does or does not allow copying by event.
 * @returns what was put on the clipboard that way
 */
function pageWith(allows: boolean, clipboard?: Partial<Clipboard>) {
  const put = new Map<string, string>();
  const page = new EventTarget();
  const execCommand = () => {
    const event = new Event("copy", { cancelable: true });
    const clipboardData = { setData: (type: string, value: string) => put.set(type, value) };
    if (allows) page.dispatchEvent(Object.assign(event, { clipboardData }));
    return allows;
  };
  vi.stubGlobal("navigator", clipboard ? { clipboard } : {});
  vi.stubGlobal("document", Object.assign(page, { execCommand }));
  return put;
}

const refused = () => Promise.reject(new Error("NotAllowedError"));

test("the clipboard takes the text", async () => {
  const writeText = vi.fn<Clipboard["writeText"]>(() => Promise.resolve());
  const put = pageWith(false, { writeText });
  expect(await copyText("Meadow7")).toBe(true);
  expect(writeText).toHaveBeenCalledWith("Meadow7");
  expect(put.size).toBe(0);
});

test("without a clipboard, or where it refuses, the copy is made by an event, with its tables", async () => {
  const table = "<table></table>";
  for (const clipboard of [undefined, { write: refused }]) {
    const put = pageWith(true, clipboard);
    expect(await copyText("Note", table)).toBe(true);
    expect([...put]).toEqual([
      ["text/plain", "Note"],
      ["text/html", table],
    ]);
  }
});

test("a browser that refuses both is told of", async () => {
  for (const clipboard of [undefined, { writeText: refused }]) {
    pageWith(false, clipboard);
    expect(await copyText("Meadow7")).toBe(false);
  }
});
