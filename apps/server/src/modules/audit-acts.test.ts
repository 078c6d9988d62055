import type { AuditKind } from "@regain/contract/audit-values";
import { mountedPath } from "@regain/contract/endpoint";
import { english } from "@regain/content/en/content";
import { expect, test } from "vitest";
import { contractCalls } from "../lib/contract-calls.ts";
import { isAuditedRule } from "../plugins/audit.ts";
import { actKind, nameOfCall, nameOfWritten } from "./audit-acts.rules.ts";

/**
 * In the audit trail, but not on the admins' page: pages that say nothing about anyone, and what
 * patients do for themselves.
 */
const unlisted = new Set([
  // Looking at one's own institution: the audit page would fill up with visits to it.
  "GET license/api/institutions/:id",
  "GET license/api/institutions/:id/audit",
  "GET license/api/institutions/:id/sign-in",
  "GET license/api/institutions/:id/usage",
  "GET license/api/institutions/:id/users",
  "GET dashboard/api/clinician/colleagues",
  "GET dashboard/api/clinician/discharge/discontinue/reasons",
  "GET service/api/schedule/presets",
  "GET service/api/task/types/:typeId/preview",
  "GET service/api/users/:userId",
  "GET service/api/users/:userId/sessions",
]);

/**
 * Rules for patients only, or for somebody with a link, who belongs to no institution until an
 * account is created.
 */
const notForAdmins = new Set([
  "patient",
  "patient-or-link",
  "own-patient",
  "practising-patient",
  "link",
  "signed-in-or-link",
]);

const { acts } = english.auditTexts;
const told = (Object.keys(acts) as AuditKind[]).flatMap((kind) => Object.keys(acts[kind]));

test("every call that leaves a trace of a clinician has words for the admins, or is known to need none", async () => {
  const calls = (await contractCalls()).filter(
    ({ access }) => isAuditedRule(access) && !notForAdmins.has(access),
  );
  const missing = calls
    .map(nameOfCall)
    .filter((name) => !told.includes(name) && !unlisted.has(name) && !ofPatients.has(name));
  expect(missing).toEqual([]);
});

/** Under the rule `own-user`, which also covers clinicians. */
const ofPatients = new Set(["POST service/api/user/info/:userId"]);

test("there are words for no call that does not exist", async () => {
  const names = new Set((await contractCalls()).map(nameOfCall));
  const unknown = told.map((name) => name.split(" ").slice(0, 2).join(" "));
  expect(unknown.filter((name) => !names.has(name))).toEqual([]);
});

test("a call is known again in whatever version of the wire it was made", async () => {
  for (const call of await contractCalls())
    for (const version of ["v700", "v110"] as const)
      expect(nameOfWritten(`${call.method} ${mountedPath(call, version)}`)).toBe(nameOfCall(call));
});

test("of what patients do only their ways in and their account are told", () => {
  const report = "GET report/api/patient/:id/report/performance";
  expect(actKind(report, { isPatient: false })).toBe("reading");
  expect(actKind(report, { isPatient: true })).toBeNull();
  expect(actKind("POST service/api/login/v3", { isPatient: true })).toBe("sign-in");
  expect(actKind("GET service/api/task/types", { isPatient: false })).toBeNull();
});
