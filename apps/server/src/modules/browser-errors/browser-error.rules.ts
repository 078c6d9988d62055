import { createHash } from "node:crypto";
import type { BrowserErrorKind } from "@regain/contract/calls/tracking/report-browser-error";
import type { Frame } from "../../db/tables/browser-errors.ts";
import { keptText } from "../tracking/sanitize-url.rules.ts";

export interface SentError {
  readonly kind: BrowserErrorKind;
  readonly name: string;
  readonly message: string;
  readonly frames: readonly Frame[];
  readonly page: string;
  readonly build: string;
}

/** What a JavaScript engine quotes from the code itself: `(reading 'level')`. */
const ofTheCode = /\((?:reading|setting|evaluating) (['"])[\w$.]{1,60}\1\)/g;
const quotedText = /"[^"]*"?|“[^”]*”?|`[^`]*`?|(?<![\p{L}\d])'[^']*'?(?![\p{L}\d])/gu;
const address = /[^\s@"'<>()]+@[^\s@"'<>()]+/g;
const link = /\bhttps?:\/\/[^\s)"']+/g;
const longNumber = /\d{3,}/g;

/** Private-use characters stand in for what is put back at the end; nobody types them. */
const firstPrivate = 0xe000;
const privateUse = /[\u{e000}-\u{f8ff}]/gu;

const maxMessageLength = 200;

/**
 * A message without anything it may quote: text in quotation marks, email addresses, numbers of
 * three or more digits, ids and tokens. A URL keeps its path.
 */
export function keptMessage(message: string): string {
  const code: string[] = [];
  const plain = keptText(message)
    .replace(ofTheCode, (found) => String.fromCodePoint(firstPrivate + code.push(found) - 1))
    .replace(link, (found) => URL.parse(found)?.pathname ?? "…")
    .replace(quotedText, "“…”")
    .replace(address, "…")
    .replace(longNumber, "…")
    .replace(privateUse, (place) => code[place.codePointAt(0)! - firstPrivate] ?? "");
  return plain.replace(/\s+/g, " ").trim().slice(0, maxMessageLength);
}

/** Without the hash that the bundler adds to a file's name, which differs from build to build. */
const withoutHash = (file: string) => file.replace(/-[\w-]{7,8}(?=\.\w+$)/, "");

/** The same for the same error at the same place in the code, whatever the build and browser. */
export function fingerprintOf({ kind, name, message, frames }: SentError): string {
  const files = frames.slice(0, 2).map(({ file }) => withoutHash(file));
  return createHash("sha256")
    .update(JSON.stringify([kind, name, keptMessage(message), files]))
    .digest("hex")
    .slice(0, 16);
}

const browsers = [
  ["Edge", /\bEdg(?:A|iOS)?\/(\d+)/],
  ["Samsung Internet", /\bSamsungBrowser\/(\d+)/],
  ["Firefox", /\b(?:Firefox|FxiOS)\/(\d+)/],
  ["Chrome", /\b(?:Chrome|CriOS)\/(\d+)/],
  ["Safari", /\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//],
] as const;
const systems = [
  ["Android", /Android/],
  ["iOS", /iPhone|iPad|iPod/],
  ["Windows", /Windows/],
  ["macOS", /Macintosh/],
  ["ChromeOS", /CrOS/],
  ["Linux", /Linux/],
] as const;

/** Enough to reproduce the error, too little to identify a device: browser, its major version and the system. */
export function browserOf(userAgent: string): string {
  const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? "another system";
  for (const [name, pattern] of browsers) {
    const version = pattern.exec(userAgent)?.[1];
    if (version) return `${name} ${version.slice(0, 4)}, ${system}`;
  }
  return `another browser, ${system}`;
}
