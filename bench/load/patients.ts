import { system } from "../../apps/server/src/db/actor.ts";
import { addPatient } from "../../apps/server/src/builders/people.ts";
import type { OwnedDatabase, Trx } from "../../apps/server/src/db/database.ts";
import { openSession } from "../../apps/server/src/modules/identity/auth-session.service.ts";
import { replaceSchedule } from "../../apps/server/src/modules/schedule/schedule.service.ts";
import { taskTypes } from "@regain/therapy/task-types/registry";
import type { ScheduleLine } from "@regain/therapy/schedule";

/** A simulated patient as a driver knows them: who they are, and their device's token. */
export interface LoadPatient {
  readonly patientId: string;
  readonly username: string;
  readonly token: string;
}

export interface LoadPatientsOptions {
  /** Usernames are this and a number; `load` if not given. */
  readonly prefix?: string;
  /** Exercises in each patient's homework; 4 if not given. */
  readonly exercises?: number;
  /** Items per exercise; 5 if not given. */
  readonly itemsEach?: number;
  /** One Argon2id hash for everyone who will log in. */
  readonly passwordHash?: string;
}

/** Exercises that need no recording: what a microphone adds is measured elsewhere. */
const played = taskTypes.filter(({ template }) => template !== "Production");

/** Each patient gets different exercises from the previous one, so that the whole catalogue is played. */
function homework(index: number, exercises: number, itemsEach: number): ScheduleLine[] {
  return Array.from({ length: exercises }, (_, line) => {
    const { typeId } = played[(index * exercises + line) % played.length]!;
    return { typeId, taskCount: itemsEach, taskLevel: 1 };
  });
}

async function addOne(
  trx: Trx,
  index: number,
  { prefix = "load", exercises = 4, itemsEach = 5, passwordHash }: LoadPatientsOptions,
): Promise<string> {
  const username = `${prefix}${index + 1}`;
  const id = await addPatient(trx, { username, ...(passwordHash ? { passwordHash } : {}) });
  await replaceSchedule(trx, id, homework(index, exercises, itemsEach), {
    authorId: null,
    now: new Date(),
  });
  return id;
}

/**
 * Adds patients with homework, each signed in on a device. With PostgreSQL the server may be running; an embedded
 * engine's folder is opened for this before the server starts.
 */
export async function addLoadPatients(
  database: OwnedDatabase,
  count: number,
  options: LoadPatientsOptions = {},
): Promise<LoadPatient[]> {
  const patients: LoadPatient[] = [];
  for (let index = 0; index < count; index++) {
    const patientId = await database.withActor(system("demo"), (trx) =>
      addOne(trx, index, options),
    );
    const token = await database.withActor(system("sign-in"), (trx) =>
      openSession(trx, { userId: patientId, type: "patient", device: "load" }, new Date()),
    );
    patients.push({ patientId, username: `${options.prefix ?? "load"}${index + 1}`, token });
  }
  return patients;
}
