import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { keysFromFile } from "./key-file.ts";
import { newKey, parseKeys } from "./key-ring.ts";
import { headBytes, open, resealedHead, seal, SealBroken, sealedWith } from "./seal.ts";
import { openText, sealText } from "./sealed-text.ts";

const [older, newer] = [newKey(), newKey()];
const nameOf = (key: string) => key.split(":")[0]!;
const before = parseKeys(older);
const after = parseKeys(`${newer}, ${older}`);
const content = Buffer.from("what Rosa said");
const thing = "recordings/rosa/1.wav";

function whyOf(opening: () => unknown): string {
  try {
    opening();
  } catch (error) {
    if (error instanceof SealBroken) return error.why;
    throw error;
  }
  throw new Error("It was opened.");
}

describe("a list of keys", () => {
  test("seals with the first and opens with all", () => {
    expect(after.current).toBe(nameOf(newer));
    expect([...after.keys.keys()]).toEqual([nameOf(newer), nameOf(older)]);
  });

  test.each([
    ["", "There is no key"],
    ["nameless", "no valid name"],
    ["Big Name:abc", "no valid name"],
    ["short:abc", "The key short is not 32 bytes"],
    [`a:${"A".repeat(44)}`, "The key a is not 32 bytes"],
    [`${older},${older}`, "Two keys have the same name"],
  ])("says what is wrong with %j, without the key", (text, sentence) => {
    expect(() => parseKeys(text)).toThrow(sentence);
    expect(() => parseKeys(text)).not.toThrow(older.split(":")[1]!);
  });

  test("is made once where there is none, for the owner's eyes", async () => {
    const path = join(await temporaryFolder("keys"), "data/encryption-keys");
    const [one, other] = await Promise.all([keysFromFile(path), keysFromFile(path)]);
    expect(one.current).toBe(other.current);
    expect((await keysFromFile(path)).current).toBe(one.current);
    if (process.platform !== "win32") expect((await stat(path)).mode & 0o777).toBe(0o600);
    await writeFile(path, `${newKey()}\n${await readFile(path, "utf8")}`);
    const [first, second] = [(await keysFromFile(path)).current, one.current];
    expect([...(await keysFromFile(path)).keys.keys()]).toEqual([first, second]);
  });
});

describe("what is sealed", () => {
  test("is opened with its name, and shows nothing of itself", () => {
    const sealed = seal(before, thing, content);
    expect(sealed.includes("Rosa")).toBe(false);
    expect(seal(before, thing, content).equals(sealed)).toBe(false);
    expect(Buffer.from(open(before, thing, sealed))).toEqual(content);
    expect(Buffer.from(open(after, thing, sealed))).toEqual(content);
    expect(sealedWith(sealed)).toBe(nameOf(older));
  });

  test("does not pass for something else", () => {
    const sealed = seal(before, thing, content);
    expect(whyOf(() => open(before, "recordings/sam/1.wav", sealed))).toContain(
      "in place of another",
    );
  });

  test("is refused after any change of a byte, or cut short", () => {
    const sealed = seal(before, thing, content);
    // A changed mark or name is another matter: then it is not an envelope, or it belongs to another key.
    for (let at = 20; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at]! ^= 1;
      expect(whyOf(() => open(before, thing, changed))).toMatch(/changed/);
    }
    for (const length of [headBytes, headBytes + 5, sealed.length - 1])
      expect(whyOf(() => open(before, thing, sealed.subarray(0, length)))).toMatch(/truncated/);
  });

  test("names the key that is missing", () => {
    const sealed = seal(before, thing, content);
    const without = parseKeys(newer);
    expect(whyOf(() => open(without, thing, sealed))).toContain(`the key "${nameOf(older)}"`);
    const wrong = parseKeys(`${nameOf(older)}:${newer.split(":")[1]}`);
    expect(whyOf(() => open(wrong, thing, sealed))).toContain("another key has that name");
  });

  test("gets another key by its first bytes alone", () => {
    const sealed = seal(before, thing, content);
    const head = resealedHead(after, thing, sealed.subarray(0, headBytes));
    expect(head).toHaveLength(headBytes);
    const moved = Buffer.concat([head, sealed.subarray(headBytes)]);
    expect(Buffer.from(open(parseKeys(newer), thing, moved))).toEqual(content);
  });
});

test("what was stored before there were keys is read as it is", () => {
  const plain = Buffer.from("RIFF....WAVE");
  expect(Buffer.from(open(before, thing, plain))).toEqual(plain);
  expect(openText(before, thing, "only-for-the-demo")).toBe("only-for-the-demo");
  expect(openText(before, thing, sealText(before, thing, "hush"))).toBe("hush");
});
