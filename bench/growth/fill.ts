import type { OwnedDatabase } from "../../apps/server/src/db/database.ts";

/** A patient who practiced on 250 days, with 2 exercises of 20 items each: about eight months. */
const perPatient = { days: 250, exercises: [1, 33], items: 20 } as const;
export const resultsEach = perPatient.days * perPatient.exercises.length * perPatient.items;

/** The content of the demo's items and results, so that made-up ones take as much space as real ones. */
export interface Samples {
  readonly views: readonly string[];
  readonly results: readonly string[];
}

const maxSamples = 400;

/** Every nth of the demo's, so that all exercises are included. */
export async function takeSamples({ pool }: OwnedDatabase): Promise<Samples> {
  const every = (rows: string) =>
    `select text from (select ${rows}) all_rows where place % greatest(total / ${maxSamples}, 1) = 0`;
  const numbered = "row_number() over (order by task_id) as place, count(*) over () as total";
  const read = async (text: string) =>
    (await pool.query<{ text: string }>(text)).rows.map((row) => row.text);
  return {
    views: await read(every(`view::text as text, ${numbered} from session_items`)),
    results: await read(
      every(
        `jsonb_build_object('events', events, 'settings', settings, 'client', client)::text as text, ${numbered}
         from responses`,
      ),
    ),
  };
}

export async function keepSamples(
  { pool }: OwnedDatabase,
  { views, results }: Samples,
): Promise<void> {
  await pool.query(`create schema growth;
    create table growth.views (place int primary key, view jsonb not null);
    create table growth.results (place int primary key, result jsonb not null)`);
  await pool.query(
    "insert into growth.views select place - 1, text::jsonb from unnest($1::text[]) with ordinality as one (text, place)",
    [views],
  );
  await pool.query(
    "insert into growth.results select place - 1, text::jsonb from unnest($1::text[]) with ordinality as one (text, place)",
    [results],
  );
}

/** Only rows created here skip their foreign keys: checking a million of them would take up the run's time. */
const unchecked = "set local session_replication_role = replica; set local statement_timeout = 0;";

const people = (count: number) => `
  create temporary table comers on commit drop as select uuidv7() as id from generate_series(1, ${count});
  insert into users (id, type, username, time_zone)
    select id, 'patient', 'grown.' || replace(id::text, '-', ''), 'UTC' from comers;
  insert into patients (patient_id) select id from comers;
  insert into subscriptions (patient_id, status) select id, 'paying' from comers;`;

const sessions = `
  create temporary table played on commit drop as
    select id as patient_id, uuidv7() as session_id, current_date - ${perPatient.days} + day as day
    from comers, generate_series(1, ${perPatient.days}) as day order by day;
  insert into therapy_sessions (patient_id, session_id, kind, place, seed, built_at, started_at, local_date, finished_at)
    select patient_id, session_id, 'SELF_GUIDED', 'home', 'grown', day, day, day, day + interval '20 minutes' from played;`;

const exercises = `unnest(array[${perPatient.exercises.join(", ")}])`;

/** Day by day, as in real life: one patient's rows are far apart. */
const items = `
  create temporary table made on commit drop as
    select patient_id, session_id, day, exercise, 1 + (extract(doy from day)::int / 74) as level, item,
      uuidv7() as task_id, uuidv7() as response_id, row_number() over () as place
    from played, ${exercises} as exercise, generate_series(1, ${perPatient.items}) as item
    order by day, patient_id;
  insert into session_items (patient_id, task_id, session_id, response_id, position, task_type_id, level,
      generator_version, item_key, view)
    select patient_id, task_id, session_id, response_id, exercise * 100 + item, exercise, level, 1, 'grown', view
    from made join growth.views s on s.place = made.place % (select count(*) from growth.views);
  insert into responses (patient_id, uuid, task_id, session_id, task_type_id, level, place, result, accuracy,
      first_response_ms, last_response_ms, semantic_cues, phonemic_cues, graphemic_cues, full_cues, hints, replays,
      wrong_taps, errors_left, errors_right, client_accuracy, client_latency_ms, score_differs, skip_type, started_at,
      ended_at, received_at, local_date, time_zone, events, settings, client)
    select patient_id, response_id, task_id, session_id, exercise, level, 'home',
      case when item % 4 = 0 then 'incorrect' else 'correct' end, case when item % 4 = 0 then 0 else 100 end,
      1500, 2500, 0, 0, 0, 0, 0, 0, 0, 0, 0, 100, 2500, false, 'NONE', day + item * interval '20 seconds',
      day + item * interval '20 seconds' + interval '8 seconds', day + interval '20 minutes', day, 'UTC',
      result -> 'events', result -> 'settings', result -> 'client'
    from made join growth.results s on s.place = made.place % (select count(*) from growth.results);`;

/** Patients per statement: a few hundred megabytes of rows. */
const batch = 10;

/** Adds patients with every item and result they ever had; their blocks are counted by the product's own function. */
export async function addPatients({ pool }: OwnedDatabase, count: number): Promise<void> {
  for (let added = 0; added < count; added += batch)
    await pool.query(
      `begin; ${unchecked} ${people(Math.min(batch, count - added))} ${sessions} ${items}
       select refresh_blocks(id) from comers; commit`,
    );
}

const batchOfRollUps = 100;
const ofDay = perPatient.items * perPatient.exercises.length;

const rollUps = `
  insert into blocks (patient_id, local_date, session_id, task_type_id, level, place, item_count, scored_count,
      accuracy_sum, without_help_sum, latency_sum, latency_count, duration_sum, cue_counts, first_at, last_at)
    select patient_id, day, session_id, exercise, 1 + (extract(doy from day)::int / 74), 'home', ${perPatient.items},
      ${perPatient.items}, ${perPatient.items * 75}, ${perPatient.items * 75}, ${perPatient.items * 2500},
      ${perPatient.items}, ${perPatient.items * 8000}, '{}', day, day + interval '20 minutes'
    from played, ${exercises} as exercise;
  insert into practice_days (patient_id, local_date, item_count, scored_count, accuracy_sum, without_help_sum,
      home_count, clinic_count, home_duration, clinic_duration)
    select patient_id, day, ${ofDay}, ${ofDay}, ${ofDay * 75}, ${ofDay * 75}, ${ofDay}, 0, ${ofDay * 8000}, 0
    from played;`;

/** Adds patients who have only roll-ups: the blocks and days that reports are made from. */
export async function addRollUps({ pool }: OwnedDatabase, count: number): Promise<void> {
  for (let added = 0; added < count; added += batchOfRollUps)
    await pool.query(
      `begin; ${unchecked} ${people(Math.min(batchOfRollUps, count - added))} ${sessions} ${rollUps} commit`,
    );
}

/** One of the first patients, always the same ones. */
export async function somePatient({ pool }: OwnedDatabase, place: number): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    "select id from users where username like 'grown.%' order by id offset $1 limit 1",
    [place],
  );
  return rows[0]!.id;
}

const filled = ["therapy_sessions", "session_items", "responses", "blocks", "practice_days"];

/** Bytes on disk, including indexes and TOAST. */
export interface Room {
  readonly whole: number;
  readonly rollUps: number;
}

export async function roomOf({ pool }: OwnedDatabase): Promise<Room> {
  const size = (tables: readonly string[]) =>
    tables.map((table) => `pg_total_relation_size('${table}')`).join(" + ");
  const { rows } = await pool.query<{ whole: number; roll_ups: number }>(
    `select ${size(filled)} as whole,
       ${size(["blocks", "practice_days"])} as roll_ups`,
  );
  return { whole: rows[0]!.whole, rollUps: rows[0]!.roll_ups };
}

/** What a real server does on its own in a quiet hour: table by table, because none of it may take a minute. */
export async function settle({ pool }: OwnedDatabase): Promise<void> {
  for (const table of filled) await pool.query(`vacuum analyze ${table}`);
  await pool.query("checkpoint");
}
