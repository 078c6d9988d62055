import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { coreOf } from "./password.rules.ts";

/** Where the list lies: the commonest first, in small letters. As data, so that nothing of the package is run. */
const source = "@zxcvbn-ts/language-common/src/passwords.json";

/** So many from the top are known by their word too, whatever figures and signs stand around it. */
const wordsFrom = 5_000;
/** Shorter ones are no words: what stands around them is the password. */
const shortestWord = 3;

interface CommonPasswords {
  /** Each between two line ends: half a megabyte, which a set of them would be ten times. */
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

async function read(): Promise<CommonPasswords> {
  const file = createRequire(import.meta.url).resolve(source);
  const list = JSON.parse(await readFile(file, "utf8")) as readonly string[];
  const words = list
    .slice(0, wordsFrom)
    .map(coreOf)
    .filter((word) => word.length >= shortestWord);
  return { text: `\n${list.join("\n")}\n`, words: new Set(words) };
}

let common: Promise<CommonPasswords> | undefined;

/** What could not be read is tried again with the next password. */
const readAgainLater = (error: unknown): never => {
  common = undefined;
  throw error;
};

/**
 * Whether a password is one of the 49,000 that are found in leaks most often, without regard to capitals; or the word
 * of one of the commonest with figures and signs around it. The list is read with the first password that is set.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= read().catch(readAgainLater);
  const { text, words } = await common;
  const whole = password.toLowerCase();
  return words.has(coreOf(password)) || (!whole.includes("\n") && text.includes(`\n${whole}\n`));
}
