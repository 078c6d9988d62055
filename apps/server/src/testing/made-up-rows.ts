import { createHash, randomUUID } from "node:crypto";
import type { OwnedDatabase } from "../db/database.ts";

/** Whose rows they are: all ids begin with the letter eight times, and all texts contain the mark. */
export interface Side {
  readonly letter: "a" | "b" | "c" | "d";
  readonly patient: string;
  readonly clinician: string;
  readonly institution: string;
}

export const markOf = ({ letter }: Pick<Side, "letter">): string => `canary-${letter}`;

/** An id on a side, the same for the same name. */
export function idOf(letter: Side["letter"], name: string): string {
  const digest = createHash("sha256").update(name).digest("hex");
  return `${letter.repeat(8)}-${digest.slice(0, 4)}-7${digest.slice(4, 7)}-8${digest.slice(7, 10)}-${digest.slice(10, 22)}`;
}

export const sideOf = (
  letter: Side["letter"],
  institution = idOf(letter, "institution"),
): Side => ({
  letter,
  patient: idOf(letter, "patient"),
  clinician: idOf(letter, "clinician"),
  institution,
});

export interface Column {
  readonly name: string;
  readonly type: string;
  readonly isNeeded: boolean;
  /** The values that a check allows, if it lists them. */
  readonly values: readonly string[];
}

export type Catalogue = ReadonlyMap<string, readonly Column[]>;

/** Every table of the schema with its columns, as the database knows them. */
export async function readCatalogue({ pool }: Pick<OwnedDatabase, "pool">): Promise<Catalogue> {
  const { rows: columns } = await pool.query<Omit<Column, "values"> & { readonly table: string }>(`
    select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
      a.attnotnull and not a.atthasdef as "isNeeded"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname not like 'kysely%'
    order by c.relname, a.attnum`);
  const { rows: checks } = await pool.query<{ readonly table: string; readonly text: string }>(`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as text
    from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`);
  const tables = new Map<string, Column[]>();
  for (const { table, ...column } of columns) {
    const own = checks.filter((check) => check.table === table);
    const listed = own
      .map(({ text }) => new RegExp(`\\(${column.name} = ANY \\(ARRAY\\[(.*?)\\]`).exec(text)?.[1])
      .find((one) => one !== undefined);
    const values = [...(listed ?? "").matchAll(/'([^']*)'/g)].map(([, value]) => value!);
    tables.set(table, [...(tables.get(table) ?? []), { ...column, values }]);
  }
  return tables;
}

const people: Readonly<Record<string, "patient" | "clinician" | "institution">> = {
  patient_id: "patient",
  user_id: "patient",
  subject_patient_id: "patient",
  subject_user_id: "patient",
  account_id: "patient",
  clinician_id: "clinician",
  author_id: "clinician",
  other_clinician_id: "clinician",
  invited_by: "clinician",
  issued_to: "clinician",
  institution_id: "institution",
};

/** What the checks require of several columns together, or of numbers. */
const special: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  caseload: { discharge_reason: null },
  coupons: { code: "CANARY", plan_interval: "month", percent_off: 5, duration: "once" },
  level_changes: { session_id: null },
  mail_choices: { reminder_days: ["monday"] },
  norms: { peer_count: 20, quantiles: Array.from({ length: 101 }, (_, n) => n) },
  own_items: { added_by: null, relation: null },
  responses: { skip_type: "NONE", result: "correct", accuracy: 50 },
};

const when = new Date("2026-03-02T10:00:00Z");

function valueOf(table: string, { name, type, isNeeded, values }: Column, side: Side): unknown {
  const given = special[table]?.[name];
  if (given !== undefined) return given;
  const person = people[name];
  if (person) return side[person];
  if (values.length > 0) return values[0];
  if (type === "uuid") return idOf(side.letter, name === "id" ? table : name);
  if (type === "text") return name === "locale" ? "en" : markOf(side);
  if (!isNeeded) return undefined;
  if (type === "jsonb") return JSON.stringify({ mark: markOf(side) });
  if (type === "bytea") return Buffer.from(`${table}.${name} ${markOf(side)} ${randomUUID()}`);
  if (type === "date") return "2026-03-02";
  if (type.startsWith("timestamp")) return when;
  if (type === "boolean") return false;
  return type.endsWith("[]") ? [] : 1;
}

export interface MadeUpRow {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The statement that adds a row of the side to a table, whatever the table is for. */
export function madeUpRow(
  table: string,
  columns: readonly Column[],
  side: Side,
  changes: Readonly<Record<string, unknown>> = {},
): MadeUpRow {
  const given = columns
    .map((column) => [column.name, changes[column.name] ?? valueOf(table, column, side)] as const)
    .filter(([, value]) => value !== undefined);
  const names = given.map(([name]) => `"${name}"`).join(", ");
  const places = given.map((_, n) => `$${n + 1}`).join(", ");
  return {
    text: `insert into "${table}" (${names}) values (${places})`,
    values: given.map(([, value]) => value),
  };
}

/** Rows that the product itself creates: their columns mean something. */
function peopleRows({ letter, patient, clinician, institution }: Side, isNewHouse: boolean) {
  const mark = markOf({ letter });
  const name = (who: string) => `canary_${letter}_${who}`;
  return [
    ...(isNewHouse
      ? [
          {
            text: "insert into institutions (id, name, country, address1) values ($1, $2, 'US', $2)",
            values: [institution, mark],
          },
        ]
      : []),
    ...(
      [
        [patient, "patient"],
        [clinician, "clinician"],
      ] as const
    ).map(([id, type]) => ({
      text: `insert into users (id, type, username, email, first_name, last_name, institution_id, phone_number)
        values ($1, $2, $3, $4, $5, $5, $6, $5)`,
      values: [id, type, name(type), `${name(type)}@example.org`, mark, institution],
    })),
  ];
}

/**
 * Adds a row of the side to every table, as the owner and bypassing all foreign keys.
 * @throws if a table requires more than can be guessed: then `special` must say what
 */
export async function addMadeUpRows(
  { pool }: Pick<OwnedDatabase, "pool">,
  catalogue: Catalogue,
  side: Side,
  { isNewHouse }: { readonly isNewHouse: boolean },
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("set local session_replication_role = replica");
    for (const { text, values } of peopleRows(side, isNewHouse)) await client.query(text, values);
    for (const [table, columns] of catalogue) {
      if (table === "users" || table === "institutions") continue;
      const { text, values } = madeUpRow(table, columns, side);
      // Of rows that are nobody's, those of one side are enough.
      await client.query(`${text} on conflict do nothing`, [...values]).catch((error: unknown) => {
        throw new Error(`No row could be made up for ${table}.`, { cause: error });
      });
    }
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}
