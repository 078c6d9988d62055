import type { MailContent } from "./mail.ts";

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text for HTML, inside an element or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign]!);

/** Mail clients ignore style sheets, so each element carries its own style. */
const styles = {
  body: "margin:0;padding:24px;background:#FBF8F3;color:#1C2B2D;font:18px/1.5 Arial,sans-serif",
  room: "max-width:560px;margin:0 auto;padding:32px;background:#FFFFFF;border:1px solid #E3DED5;border-radius:16px",
  heading: "margin:0 0 16px;font-size:26px;line-height:1.25",
  paragraph: "margin:0 0 16px",
  table: "margin:0 0 24px;border-collapse:collapse",
  label: "padding:4px 24px 4px 0;text-align:left;font-weight:normal;color:#4A5A5C",
  value: "padding:4px 0",
  button:
    "display:inline-block;padding:16px 24px;background:#0B6468;color:#FFFFFF;border-radius:10px;text-decoration:none;font-weight:bold",
  footer: "margin:32px 0 0;font-size:15px;color:#4A5A5C",
  optOut: "margin:8px 0 0;font-size:15px",
  optOutLink: "color:#084B4E",
} as const;

function tableOf(rows: MailContent["rows"]): string {
  if (rows.length === 0) return "";
  const lines = rows.map(
    ([label, value]) =>
      `<tr><th scope="row" style="${styles.label}">${escapeHtml(label)}</th><td style="${styles.value}">${escapeHtml(value)}</td></tr>`,
  );
  return `<table style="${styles.table}">${lines.join("")}</table>`;
}

function buttonOf(button: MailContent["button"]): string {
  if (!button) return "";
  return `<p style="${styles.paragraph}"><a href="${escapeHtml(button.address)}" style="${styles.button}">${escapeHtml(button.text)}</a></p>`;
}

function optOutOf(optOut: MailContent["optOut"]): string {
  if (!optOut) return "";
  return `<p style="${styles.optOut}"><a href="${escapeHtml(optOut.address)}" style="${styles.optOutLink}">${escapeHtml(optOut.text)}</a></p>`;
}

/** A whole page; all of its text is escaped. */
export function mailHtml(content: MailContent): string {
  const { subject, heading, button, footer, optOut, ...rest } = content;
  const paragraphs = rest.paragraphs.map(
    (text) => `<p style="${styles.paragraph}">${escapeHtml(text)}</p>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="${styles.body}"><div role="main" style="${styles.room}">
<h1 style="${styles.heading}">${escapeHtml(heading)}</h1>
${paragraphs.join("\n")}
${tableOf(rest.rows)}
${buttonOf(button)}
<p style="${styles.footer}">${escapeHtml(footer)}</p>
${optOutOf(optOut)}
</div></body>
</html>
`;
}

const pressed = (place: MailContent["button"]): string =>
  place ? `${place.text}:\n${place.address}` : "";

/** The same as plain text, with the addresses of its links written out. */
export function mailText(content: MailContent): string {
  const { heading, paragraphs, rows, button, footer, optOut } = content;
  const table = rows.map(([label, value]) => `${label}: ${value}`).join("\n");
  const parts = [heading, ...paragraphs, table, pressed(button), footer, pressed(optOut)];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}
