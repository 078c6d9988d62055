import type { OwnedDatabase } from "../db/database.ts";

/** Does a piece of work; returns the database statements it ran. */
export type Overhear = (work: () => Promise<void>) => Promise<readonly string[]>;

/** A statement by its kind and table: what it searches by, and for whom, differs each time. */
const shapeOf = (text: string): string =>
  /^\s*(?:\w+\s+(?:into|from)\s+\S+|\w+\s+\S+|\w+)/i.exec(text)?.[0].trim().toLowerCase() ?? text;

/** Ends of transactions are left out: what is written for nobody is rolled back. */
const isEnd = (text: string): boolean => /^(?:commit|rollback)/i.test(text);

/** The job queue maintains itself all the time; only enqueuing is work. */
const isOfQueue = (text: string): boolean =>
  /\bboss\./.test(text) && !/insert into boss\./i.test(text);

/** Records the statements of an embedded database, which has one connection. */
export async function overhearing({ pool }: OwnedDatabase): Promise<Overhear> {
  const heard: string[] = [];
  const client = await pool.connect();
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  client.query = ((...given: unknown[]) => {
    const [asked] = given;
    const text = typeof asked === "string" ? asked : (asked as { text: string }).text;
    if (!isEnd(text) && !isOfQueue(text)) heard.push(shapeOf(text));
    return query(...given);
  }) as typeof client.query;
  client.release();
  return async (work) => {
    heard.length = 0;
    await work();
    return [...heard];
  };
}
