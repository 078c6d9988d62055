import type { OwnedDatabase } from "../db/database.ts";

/** Does a piece of work; answers what was asked of the database meanwhile. */
export type Overhear = (work: () => Promise<void>) => Promise<readonly string[]>;

/** A statement by its kind and table: what is searched by, and for whom, is another thing each time. */
const shapeOf = (text: string): string =>
  /^\s*(?:\w+\s+(?:into|from)\s+\S+|\w+\s+\S+|\w+)/i.exec(text)?.[0].trim().toLowerCase() ?? text;

/** What is written for nobody is taken back. */
const isEnd = (text: string): boolean => /^(?:commit|rollback)/i.test(text);

/** The queue of jobs looks after itself all the time; what is put into it is work. */
const isOfQueue = (text: string): boolean =>
  /\bboss\./.test(text) && !/insert into boss\./i.test(text);

/** Listens to what is asked of an embedded database, which has one connection. */
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
