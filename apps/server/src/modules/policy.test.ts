import { type AccessRule, accessRules } from "@regain/contract/access";
import { subscriptionStatuses } from "@regain/contract/entities/enumerations";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anonymous, type Actor, system, type UserActor } from "../db/actor.ts";
import { addClinician, addPatient, addToCaseload } from "../builders/people.ts";
import type { OwnedDatabase } from "../db/database.ts";
import { Refusal } from "../lib/http/refusal.ts";
import { embeddedTestDatabase } from "../testing/test-database.ts";
import { policy } from "./policy.ts";

let database: OwnedDatabase;
let rosa: UserActor;
let sam: UserActor;
let tess: UserActor;
let dana: UserActor;
let nils: UserActor;
let greta: UserActor;

function actor(userId: string, type: UserActor["type"], more: Partial<UserActor> = {}): UserActor {
  return {
    kind: "user",
    userId,
    type,
    subscription: type === "patient" ? "paying" : null,
    institutionId: null,
    institutionAdmin: false,
    sessionId: userId,
    ...more,
  };
}

beforeAll(async () => {
  database = await embeddedTestDatabase();
  await database.withActor(system("demo"), async (trx) => {
    rosa = actor(await addPatient(trx, { username: "rosa" }), "patient");
    sam = actor(await addPatient(trx, { username: "sam" }), "patient");
    tess = actor(rosa.userId, "patient", { subscription: "trialEnded" });
    dana = actor(await addClinician(trx, { username: "dana" }), "clinician");
    nils = actor(await addClinician(trx, { username: "nils" }), "clinician");
    greta = actor(await addClinician(trx, { username: "greta" }), "clinician", {
      institutionAdmin: true,
    });
    await addToCaseload(trx, { patient_id: rosa.userId, clinician_id: dana.userId });
  });
});
afterAll(() => database.close());

/** The right a caller gets to Rosa's record, or the code they are refused with. */
async function outcome(rule: AccessRule, who: Actor): Promise<string> {
  try {
    return await policy[rule]({
      actor: who,
      patientId: rosa.userId,
      userId: rosa.userId,
      database,
    });
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

describe("at Rosa's record", () => {
  const owner = ["self", "self"];
  const noClinicians = ["forbidden", "forbidden", "forbidden"];
  const theirClinician = ["caseload", "not-found", "not-found"];
  const noPatients = ["patients-only", "patients-only", "patients-only"];
  /** One column per caller: Rosa, Rosa without a subscription, Sam, her clinician, another one, an admin, nobody. */
  const table: Record<AccessRule, string[]> = {
    anyone: ["anyone", "anyone", "anyone", "anyone", "anyone", "anyone", "anyone"],
    "signed-in": [
      "session",
      "session",
      "session",
      "session",
      "session",
      "session",
      "not-signed-in",
    ],
    patient: [...owner, "self", ...noPatients, "not-signed-in"],
    "patient-or-link": [...owner, "self", ...noPatients, "not-signed-in"],
    "own-patient": [...owner, "not-found", ...noPatients, "not-signed-in"],
    "own-results": [...owner, "not-found", ...theirClinician, "not-signed-in"],
    "patient-record": [
      ...owner,
      "not-found",
      "caseload",
      "not-found",
      "not-found",
      "not-signed-in",
    ],
    "patient-record-or-link": [
      ...owner,
      "not-found",
      "caseload",
      "not-found",
      "not-found",
      "not-signed-in",
    ],
    "practising-patient": [
      "self",
      "subscription-required",
      "not-found",
      ...noPatients,
      "not-signed-in",
    ],
    clinician: [...noClinicians, "session", "session", "session", "not-signed-in"],
    "own-clinician": [...noClinicians, "not-found", "not-found", "not-found", "not-signed-in"],
    "caseload-record": [...noClinicians, "caseload", "not-found", "not-found", "not-signed-in"],
    "own-user": [...owner, "not-found", "not-found", "not-found", "not-found", "not-signed-in"],
    "own-user-or-anonymous": [
      ...owner,
      "not-found",
      "not-found",
      "not-found",
      "not-found",
      "not-signed-in",
    ],
    "own-institution": [...noClinicians, "forbidden", "forbidden", "not-found", "not-signed-in"],
    link: Array.from({ length: 7 }, () => "link-unknown"),
    "signed-in-or-link": [
      "session",
      "session",
      "session",
      "session",
      "session",
      "session",
      "not-signed-in",
    ],
  };

  test.each([...accessRules])("the rule %s lets in whom it should", async (rule) => {
    const callers = [rosa, tess, sam, dana, nils, greta, anonymous];
    const outcomes = [];
    for (const who of callers) outcomes.push(await outcome(rule, who));
    expect(outcomes).toEqual(table[rule]);
  });

  test("practice depends on the subscription alone", async () => {
    const allowed = new Set(["trialing", "trialing_with_cc", "paying", "past_due"]);
    for (const subscription of subscriptionStatuses)
      expect([
        subscription,
        await outcome("practising-patient", actor(rosa.userId, "patient", { subscription })),
      ]).toEqual([subscription, allowed.has(subscription) ? "self" : "subscription-required"]);
  });

  test("a device sends the results of its own patient, and has no other way in", async () => {
    const device = (patientId: string): Actor => ({
      kind: "submitter",
      patientId,
      userId: patientId,
      sessionId: patientId,
    });
    const outcomes = [];
    for (const rule of accessRules) outcomes.push(await outcome(rule, device(rosa.userId)));
    const nothing = "not-signed-in";
    expect(outcomes).toEqual([
      "anyone",
      nothing,
      nothing,
      nothing,
      nothing,
      "submit-token",
      nothing,
      nothing,
      nothing,
      nothing,
      nothing,
      nothing,
      nothing,
      nothing,
      nothing,
      "link-unknown",
      nothing,
    ]);
    expect(await outcome("own-results", device(sam.userId))).toBe("not-found");
  });

  test("a link opens what takes links, and is no sign-in", async () => {
    const link: Actor = {
      kind: "link",
      purpose: "invitation",
      tokenId: rosa.userId,
      userId: rosa.userId,
      userType: "patient",
      email: null,
      data: {},
    };
    for (const rule of accessRules) {
      const wanted = {
        anyone: "anyone",
        "patient-or-link": "link",
        "patient-record-or-link": "link",
        "own-user-or-anonymous": "link",
        link: "link",
        "signed-in-or-link": "link",
      };
      const code = rule in wanted ? wanted[rule as keyof typeof wanted] : "not-signed-in";
      expect([rule, await outcome(rule, link)]).toEqual([rule, code]);
    }
  });

  test("a link to a report opens its own patient's alone, and one to an address nobody's", async () => {
    const link = (userId: string | null): Actor => ({
      kind: "link",
      purpose: "progress-report",
      tokenId: rosa.userId,
      userId,
      userType: "patient",
      email: null,
      data: {},
    });
    const outcomes = [];
    for (const whose of [rosa.userId, sam.userId, null])
      outcomes.push(await outcome("patient-record-or-link", link(whose)));
    expect(outcomes).toEqual(["link", "not-found", "not-found"]);
  });

  test("a system actor has no way in by a call", async () => {
    expect(await outcome("patient-record", system("jobs"))).toBe("not-signed-in");
  });
});
