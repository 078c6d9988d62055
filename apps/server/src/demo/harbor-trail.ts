import { dayMs, hourMs } from "@regain/contract/durations";
import { v7 } from "uuid";
import { actKind, nameOfWritten } from "../modules/audit-acts.rules.ts";
import type { AuditRow } from "../modules/audit.store.ts";
import type { Trx } from "../db/database.ts";

const logIn = "POST /service/v700/api/login/v3";
const logOut = "POST /service/v700/api/logout";
const list = "GET /dashboard/v700/api/clinician/patientdashboard";
const report = "GET /report/v700/api/patient/:id/report/performance";
const details = "GET /report/v700/api/patient/:id/performance";
const calendar = "GET /report/v700/api/patient/:id/calendar";
const homework = "POST /service/v700/api/patient/:id/schedule/add";
const note = "POST /report/v700/api/patient/:id/notes/sign";
const pdf = "GET /report/v700/api/patient/:id/report/progress-note.pdf";
const inClinic = "POST /service/v700/api/patient/:id/session/clinic";
const invite = "POST /license/v700/api/institutions/:id/users";
const settings = "PATCH /license/v700/api/institutions/:id";
const users = "PATCH /license/v700/api/institutions/:id/users/:userId";
const ownPassword = "PUT /service/v700/api/users/:userId/password";

interface Act {
  readonly who: string;
  /** Hours after midnight UTC. */
  readonly hour: number;
  readonly call: string;
  /** The patient or user it was about. */
  readonly about?: string;
  readonly detail?: string;
  readonly refused?: readonly [status: number, code: string];
}

const wrong = [401, "wrong-credentials"] as const;
const unknown = [404, "not-found"] as const;

/** A working day, by its number modulo the list's length: who comes, and what they look at. */
const days: readonly (readonly Act[])[] = [
  [
    { who: "dana", hour: 13.1, call: logIn },
    { who: "dana", hour: 13.12, call: list },
    { who: "dana", hour: 13.3, call: report, about: "rosa" },
    { who: "dana", hour: 13.4, call: homework, about: "rosa" },
    { who: "dana", hour: 15.2, call: details, about: "abel" },
    { who: "rosa", hour: 16.1, call: logIn },
    { who: "dana", hour: 21.1, call: logOut },
  ],
  [
    { who: "lucia", hour: 12.9, call: logIn },
    { who: "lucia", hour: 13.1, call: report, about: "alma" },
    { who: "lucia", hour: 13.8, call: inClinic, about: "boris" },
    { who: "sven", hour: 14.2, call: logIn, refused: wrong },
    { who: "sven", hour: 14.22, call: logIn, refused: wrong },
    { who: "dana", hour: 14.9, call: logIn },
    { who: "dana", hour: 15, call: calendar, about: "elsa" },
    { who: "dana", hour: 15.6, call: note, about: "elsa" },
    { who: "dana", hour: 15.7, call: pdf, about: "elsa" },
  ],
  [
    { who: "greta", hour: 13.5, call: logIn },
    { who: "greta", hour: 13.6, call: invite },
    { who: "greta", hour: 13.9, call: settings },
    { who: "tobi", hour: 14.1, call: logIn },
    { who: "tobi", hour: 14.3, call: report, about: "diego" },
    { who: "tobi", hour: 14.4, call: report, about: "rosa", refused: unknown },
    { who: "mara", hour: 15.4, call: logIn },
    { who: "mara", hour: 15.5, call: report, about: "rosa" },
  ],
  [
    { who: "henry", hour: 13, call: logIn },
    { who: "henry", hour: 13.1, call: list },
    { who: "henry", hour: 13.5, call: homework, about: "harun" },
    { who: "dana", hour: 14, call: logIn },
    { who: "dana", hour: 14.2, call: report, about: "omar" },
    // One of her patients who is not Harbor's.
    { who: "dana", hour: 14.5, call: report, about: "paul" },
    { who: "greta", hour: 16, call: logIn },
    { who: "greta", hour: 16.1, call: users, about: "bruno", detail: "suspend" },
    { who: "lucia", hour: 17, call: ownPassword, about: "lucia" },
  ],
];

const daysBack = 28;

/** What the people of the demo's institution did in the last four weeks, as the server would have recorded it. */
export async function addHarborTrail(
  trx: Trx,
  idOf: (username: string) => string,
  now: Date,
): Promise<void> {
  const people = await trx
    .selectFrom("users")
    .select(["id", "username", "type", "institution_id"])
    .execute();
  const byName = new Map(people.map((one) => [one.username, one]));
  const harbor = byName.get("greta")?.institution_id ?? null;
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs;

  const rowOf = ({ who, hour, call, about, detail, refused }: Act, day: number): AuditRow => {
    const subject = about === undefined ? undefined : byName.get(about);
    const isPatient = byName.get(who)?.type === "patient";
    const [status, error] = refused ?? [200, null];
    return {
      id: v7(),
      at: new Date(midnight - day * dayMs + hour * hourMs),
      user_id: byName.get(who)?.id ?? idOf(who),
      call,
      access: "demo",
      link_token_id: null,
      subject_patient_id: subject?.type === "patient" ? subject.id : null,
      subject_user_id: subject?.type === "clinician" ? subject.id : null,
      institution_id: harbor,
      kind: actKind(nameOfWritten(call), { isPatient }),
      detail: detail ?? null,
      status,
      error,
      ip: "192.0.2.17",
      request_id: v7(),
    };
  };

  const rows = Array.from({ length: daysBack }, (_, index) => index + 1)
    .filter((day) => ![0, 6].includes(new Date(midnight - day * dayMs).getUTCDay()))
    .flatMap((day) => days[day % days.length]!.map((act) => rowOf(act, day)));
  await trx.insertInto("audit").values(rows).execute();
}
