import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { coreOf } from "./password.rules.ts";

/** Where the list is: the most common first, in lowercase. Read as data, so that nothing in the package is run. */
const source = "@zxcvbn-ts/language-common/src/passwords.json";

/** This many from the top also match by their word alone, whatever digits and symbols are around it. */
const wordsFrom = 5_000;
/** Anything shorter is not a word: what is around it is the password. */
const shortestWord = 3;

interface CommonPasswords {
  /** Each between two line breaks: half a megabyte; a set of them would take ten times that. */
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

/** If the list could not be read, the next password tries again. */
const readAgainLater = (error: unknown): never => {
  common = undefined;
  throw error;
};

/**
 * Whether a password is one of the 49,000 found most often in leaks, ignoring case, or the word of
 * one of the most common ones with digits and symbols around it. The list is read when the first
 * password is set.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= read().catch(readAgainLater);
  const { text, words } = await common;
  const whole = password.toLowerCase();
  return words.has(coreOf(password)) || (!whole.includes("\n") && text.includes(`\n${whole}\n`));
}
