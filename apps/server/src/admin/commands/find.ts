import { system } from "../../db/actor.ts";
import type { MailRow } from "../../db/tables/messaging.ts";
import type { InvitationRow } from "../../db/tables/ways-in.ts";
import { invitationStatus } from "../../modules/invitation/invitation.rules.ts";
import { type Command, type CommandContext, CommandRefusal } from "../command.ts";
import { type MailLine, mailLine, shownMails } from "../mail-line.ts";
import { nameOf } from "../named-person.ts";
import {
  invitationsTo,
  type KnownPerson,
  mailsTo,
  peopleLike,
  personNamed,
} from "../operator.store.ts";
import { counted, facts, shownTime } from "../shown.ts";

const maxPeople = 20;
const maxMails = 5;

interface Found {
  readonly person: KnownPerson;
  readonly mails: readonly MailLine[];
}

function subscriptionOf(person: KnownPerson): string | undefined {
  const { subscription, payment_source: source, period_ends_at: end } = person;
  if (!subscription) return undefined;
  return [
    subscription,
    ...(source && source !== "none" ? [`through ${source}`] : []),
    ...(end ? [`${person.cancels_at_period_end ? "cancelled, " : ""}until ${shownTime(end)}`] : []),
    ...(person.trial_extended_at
      ? [`trial extended on ${shownTime(person.trial_extended_at)}`]
      : []),
  ].join(", ");
}

function deletionOf({ deletion_due_at: due }: KnownPerson, now: Date): string | undefined {
  if (!due) return undefined;
  return due > now
    ? `due ${shownTime(due)}; can be restored until then`
    : `was due ${shownTime(due)}; will be deleted tonight`;
}

function shownPerson({ person, mails }: Found, now: Date): string {
  const devices = Number(person.devices);
  const rows = [
    ["id", person.id],
    ["type", person.institution_admin ? `${person.type}, admin` : person.type],
    ["status", person.status],
    ["email", person.email ?? "none"],
    ["institution", person.institution ?? undefined],
    ["subscription", subscriptionOf(person)],
    ["created", shownTime(person.created_at)],
    ["last sign-in", person.last_sign_in_at ? shownTime(person.last_sign_in_at) : "never"],
    ["signed in on", counted(devices, "device")],
    ["password", person.prompt_change_password ? "must be changed" : undefined],
    ["deletion", deletionOf(person, now)],
  ] as const;
  const letters = mails.length > 0 ? shownMails(mails) : "no messages in the last 30 days";
  return `${nameOf(person)}\n${facts(rows)}\n${letters.replaceAll(/^/gm, "  ")}`;
}

const dataOf = ({ person, mails }: Found) => ({
  id: person.id,
  username: person.username,
  firstName: person.first_name,
  lastName: person.last_name,
  email: person.email,
  type: person.type,
  isInstitutionAdmin: person.institution_admin,
  status: person.status,
  institution: person.institution,
  subscription: person.subscription && {
    status: person.subscription,
    paymentSource: person.payment_source,
    periodEndsAt: person.period_ends_at,
    cancelsAtPeriodEnd: person.cancels_at_period_end,
    trialExtendedAt: person.trial_extended_at,
  },
  createdAt: person.created_at,
  lastSignInAt: person.last_sign_in_at,
  devices: Number(person.devices),
  deletionDueAt: person.deletion_due_at,
  mails,
});

const shownInvitation = (row: InvitationRow, now: Date): string =>
  `Invitation as ${row.user_type}, ${invitationStatus(row, now)}, from ${shownTime(row.created_at)}, valid until ${shownTime(row.expires_at)}`;

const linesOf = (rows: readonly MailRow[]) => rows.map((row) => mailLine(row));

function search({ database, now }: CommandContext, typed: string) {
  return database.withActor(system("operator"), async (trx) => {
    const exact = await personNamed(trx, typed, now);
    // One more, to find out whether there are more.
    const people = exact ? [exact] : await peopleLike(trx, typed, maxPeople + 1, now);
    const found: Found[] = [];
    for (const person of people.slice(0, maxPeople)) {
      const rows = await mailsTo(trx, { userId: person.id, address: undefined }, maxMails);
      found.push({ person, mails: linesOf(rows) });
    }
    const isAddress = typed.includes("@");
    return {
      found,
      isMore: people.length > maxPeople,
      invitations: isAddress ? await invitationsTo(trx, typed) : [],
      // Messages to an address that has no account.
      strayMails:
        isAddress && !exact
          ? linesOf(await mailsTo(trx, { userId: undefined, address: typed }, maxMails))
          : [],
    };
  });
}

export const find: Command = {
  name: "find",
  summary: "Shows what is known about a person's account.",
  more: "Looks for exactly this username, email address, or id, otherwise for parts of names and addresses.\nShows nothing about the therapy.",
  operands: [{ name: "WHO", about: "a name or part of one, an email address, or an id" }],
  async prepare(context, { operands: [who = ""] }) {
    const typed = who.trim();
    const { found, isMore, invitations, strayMails } = await search(context, typed);
    if (found.length === 0 && invitations.length === 0 && strayMails.length === 0)
      throw new CommandRefusal("not-found", `Nobody was found for "${typed}".`);
    const says = [
      ...found.map((one) => shownPerson(one, context.now)),
      ...(found.length === 0 ? [`No account has the address ${typed}.`] : []),
      ...invitations.map((row) => shownInvitation(row, context.now)),
      ...(strayMails.length > 0 ? [shownMails(strayMails)] : []),
      ...(isMore ? [`There are more than ${maxPeople}: type more of the name.`] : []),
    ].join("\n\n");
    const data = {
      people: found.map(dataOf),
      isMore,
      invitations: invitations.map((row) => ({
        id: row.id,
        email: row.email,
        type: row.user_type,
        status: invitationStatus(row, context.now),
        createdAt: row.created_at,
        expiresAt: row.expires_at,
      })),
      mails: strayMails,
    };
    return {
      about: found.map(({ person: { id, type } }) => ({ id, type })),
      run: () => Promise.resolve({ says, data }),
    };
  },
};
