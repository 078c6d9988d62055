import type { InstitutionUser } from "@regain/contract/entities/institution-user";

/** What an admin can do about a row of the list, in the order of its menu. */
const userActions = [
  "reset-password",
  "make-admin",
  "end-admin",
  "suspend",
  "reactivate",
  "remove",
  "discharge",
  "resend",
  "invite-again",
  "withdraw",
] as const;
export type UserAction = (typeof userActions)[number];

type Row = Pick<InstitutionUser, "kind" | "status" | "type" | "institutionAdmin" | "isYou">;

const isUser = ({ kind }: Row) => kind === "user";
const isClinician = (row: Row) => isUser(row) && row.type === "clinician";

/** Where each is offered; the server refuses what is not. */
const offered: Readonly<Record<UserAction, (row: Row) => boolean>> = {
  "reset-password": isUser,
  "make-admin": (row) => isClinician(row) && row.status === "ACTIVE" && !row.institutionAdmin,
  "end-admin": (row) => isClinician(row) && row.institutionAdmin,
  suspend: ({ status }) => status === "ACTIVE",
  reactivate: ({ status }) => status === "SUSPENDED",
  remove: isClinician,
  discharge: (row) => isUser(row) && row.type === "patient",
  resend: ({ status }) => status === "INVITED",
  "invite-again": ({ status }) => status === "EXPIRED" || status === "DECLINED",
  withdraw: (row) => !isUser(row),
};

/** What would shut the admin out who asks: a colleague does it. */
const notToOneself: ReadonlySet<UserAction> = new Set(["end-admin", "suspend", "remove"]);

export const actionsFor = (row: Row): readonly UserAction[] =>
  userActions.filter((action) => offered[action](row) && !(row.isYou && notToOneself.has(action)));
