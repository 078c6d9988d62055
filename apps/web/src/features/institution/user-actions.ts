import type { InstitutionUser } from "@regain/contract/entities/institution-user";

/** What an admin can do with a row of the list, in the order of its menu. */
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

/** When each is offered; the server refuses the others. */
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

/** Actions that would lock out the admins themselves: a colleague has to take them. */
const notToOneself: ReadonlySet<UserAction> = new Set(["end-admin", "suspend", "remove"]);

export const actionsFor = (row: Row): readonly UserAction[] =>
  userActions.filter((action) => offered[action](row) && !(row.isYou && notToOneself.has(action)));
