import { expect, test } from "vitest";
import type { MailContent } from "./mail.ts";
import { mailHtml, mailText } from "./render-mail.ts";

const content: MailContent = {
  subject: "Your practice report",
  heading: "Hello <b>Rosa</b> & all.",
  paragraphs: ["You asked for a link.", 'Say "yes".'],
  rows: [["From", "01/02/2025"]],
  button: { text: "See my report", address: "https://regain.example.org/report?a=1&b='2'" },
  footer: "You asked for it.",
};

test("a name can bring no markup into a message", () => {
  const html = mailHtml(content);
  expect(html).toContain("Hello &lt;b&gt;Rosa&lt;/b&gt; &amp; all.");
  expect(html).toContain("Say &quot;yes&quot;.");
  expect(html).toContain('href="https://regain.example.org/report?a=1&amp;b=&#39;2&#39;"');
  expect(html).not.toContain("<b>");
});

test("plain text says the same, with the address written out", () => {
  expect(mailText(content)).toBe(`Hello <b>Rosa</b> & all.

You asked for a link.

Say "yes".

From: 01/02/2025

See my report:
https://regain.example.org/report?a=1&b='2'

You asked for it.
`);
});

test("how not to be written to stands at the end, where it can be", () => {
  const optOut = { text: "No more", address: "https://regain.example.org/no?token=a&b" };
  expect(mailHtml({ ...content, optOut })).toContain(
    'href="https://regain.example.org/no?token=a&amp;b"',
  );
  expect(mailText({ ...content, optOut })).toMatch(
    /You asked for it\.\n\nNo more:\nhttps:\/\/regain\.example\.org\/no\?token=a&b\n$/,
  );
  expect(mailHtml(content)).not.toContain("No more");
});

test("without rows there is no table", () => {
  expect(mailHtml(content)).toContain("<table");
  expect(mailHtml({ ...content, rows: [] })).not.toContain("<table");
  expect(mailText({ ...content, rows: [] })).not.toMatch(/\n{3}/);
});
