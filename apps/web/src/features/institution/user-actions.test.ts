import type { InstitutionUser } from "@regain/contract/entities/institution-user";
import { expect, test } from "vitest";
import { actionsFor, type UserAction } from "./user-actions.ts";

type Row = Pick<InstitutionUser, "kind" | "status" | "type" | "institutionAdmin" | "isYou">;
const user: Row = {
  kind: "user",
  status: "ACTIVE",
  type: "clinician",
  institutionAdmin: false,
  isYou: false,
};
const invitation: Row = { ...user, kind: "invitation", status: "INVITED" };

test.each<[string, Row, readonly UserAction[]]>([
  ["an active clinician", user, ["reset-password", "make-admin", "suspend", "remove"]],
  [
    "an admin",
    { ...user, institutionAdmin: true },
    ["reset-password", "end-admin", "suspend", "remove"],
  ],
  [
    "a suspended clinician",
    { ...user, status: "SUSPENDED" },
    ["reset-password", "reactivate", "remove"],
  ],
  [
    "a suspended admin",
    { ...user, status: "SUSPENDED", institutionAdmin: true },
    ["reset-password", "end-admin", "reactivate", "remove"],
  ],
  ["an active patient", { ...user, type: "patient" }, ["reset-password", "suspend", "discharge"]],
  ["an open invitation", invitation, ["resend", "withdraw"]],
  ["an expired one", { ...invitation, status: "EXPIRED" }, ["invite-again", "withdraw"]],
  ["a declined one", { ...invitation, status: "DECLINED" }, ["invite-again", "withdraw"]],
])("what can be done about %s", (_, row, actions) => {
  expect(actionsFor(row)).toEqual(actions);
});

test("an admin is not offered to shut themselves out", () => {
  expect(actionsFor({ ...user, institutionAdmin: true, isYou: true })).toEqual(["reset-password"]);
});
