import { english } from "@regain/content/en/content";
import { format } from "@regain/content/format";
import type { EmailTemplate } from "@regain/contract/calls/messaging/send-template-email";
import { day } from "@regain/contract/entities/common";
import type { UserType } from "@regain/contract/entities/enumerations";
import type { LinkPurpose } from "@regain/contract/link-purposes";
import * as z from "zod/mini";
import type { MailContent } from "../../adapters/mail/mail.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { startInFuture } from "../../lib/day-messages.ts";
import { shownDate } from "../../lib/shown-date.ts";

/** Who a message is written to, and where its links lead. */
export interface Reader {
  readonly name: string;
  /** The web app's URL, without a trailing slash. */
  readonly publicUrl: string;
  readonly userId: string;
  /** The reader's own day. */
  readonly today: string;
  /** The latest day that has begun anywhere. */
  readonly latestDay: string;
  /** The token of a link to what the message is about. */
  readonly token: string;
}

/** A message that people can ask for. */
interface MailTemplate<Tokens> {
  readonly audience: UserType;
  /** What its link opens. */
  readonly purpose: LinkPurpose;
  /** How often a person can ask for it within 24 hours. */
  readonly maxPerDay: number;
  readonly tokens: z.ZodMiniType<Tokens>;
  compose(tokens: Tokens, reader: Reader): MailContent;
}

const { mails } = english;

const range = z
  .strictObject({ startDate: day, endDate: day })
  .check(z.refine(({ startDate, endDate }) => startDate <= endDate, { path: ["startDate"] }));

const progressReport: MailTemplate<z.output<typeof range>> = {
  audience: "patient",
  purpose: "progress-report",
  maxPerDay: 5,
  tokens: range,
  compose(asked, { name, publicUrl, userId, token, today, latestDay }) {
    if (asked.startDate > latestDay)
      throw new Refusal("malformed-request", {
        fields: { "replacementTokens.startDate": startInFuture },
      });
    const { subject, heading, paragraphs, rows, button } = mails.progressReport;
    // A day that has begun elsewhere, but not where the reader is, counts as today, as in the report.
    const begun = (one: string) => (one > today ? today : one);
    const [startDate, endDate] = [begun(asked.startDate), begun(asked.endDate)];
    const query = new URLSearchParams({ token, patientId: userId, startDate, endDate });
    return {
      subject,
      heading: format(heading, { name }),
      paragraphs,
      rows: [
        [rows.from, shownDate(startDate)],
        [rows.to, shownDate(endDate)],
      ],
      button: { text: button, address: `${publicUrl}/dashboard/report?${query.toString()}` },
      footer: mails.footer,
    };
  },
};

/** A template that alone knows its tokens. */
interface AnyTemplate extends Pick<MailTemplate<never>, "audience" | "purpose" | "maxPerDay"> {
  /** @throws Refusal `malformed-request` for a token that is missing, unknown or wrong */
  compose(tokens: Readonly<Record<string, string>>, reader: Reader): MailContent;
}

function checked<Tokens>({ tokens: schema, compose, ...rest }: MailTemplate<Tokens>): AnyTemplate {
  return {
    ...rest,
    compose(given, reader) {
      const read = schema.safeParse(given);
      if (read.success) return compose(read.data, reader);
      const fields = read.error.issues.map(({ path, message }) => [
        ["replacementTokens", ...path].join("."),
        message,
      ]);
      throw new Refusal("malformed-request", { fields: Object.fromEntries(fields) });
    },
  };
}

/** By the name in the call's path. */
export const mailTemplates: Readonly<Record<EmailTemplate, AnyTemplate>> = {
  "progress-report": checked(progressReport),
};
