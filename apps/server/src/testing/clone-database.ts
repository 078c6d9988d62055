import { randomUUID } from "node:crypto";
import { Client } from "pg";

/** Address of another database on the same PostgreSQL. */
function beside(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

const nameIn = (url: string): string => new URL(url).pathname.slice(1);

async function asAdmin<Row>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: beside(url, "postgres") });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end();
  }
}

/**
 * Creates an empty database.
 * @param url of any database on that PostgreSQL
 * @param how the rest of the statement
 * @returns its address
 */
export async function makeDatabase(url: string, name: string, how = ""): Promise<string> {
  await asAdmin(url, `create database ${name} ${how}`);
  return beside(url, name);
}

/**
 * A copy of a database that nobody is connected to.
 * @param templateUrl its address
 * @returns the copy's address
 */
export async function cloneDatabase(templateUrl: string): Promise<string> {
  const name = `${nameIn(templateUrl)}_${randomUUID().replaceAll("-", "")}`;
  await asAdmin(templateUrl, `create database ${name} template ${nameIn(templateUrl)}`);
  return beside(templateUrl, name);
}

/** Anyone still connected to it is cut off. */
export async function dropDatabase(url: string): Promise<void> {
  await asAdmin(url, `drop database if exists ${nameIn(url)} with (force)`);
}

/** Drops a template and all copies of it. */
export async function dropFamily(templateUrl: string): Promise<void> {
  const copies = await asAdmin<{ name: string }>(
    templateUrl,
    `select datname as name from pg_database where starts_with(datname, '${nameIn(templateUrl)}_')`,
  );
  await dropDatabase(templateUrl);
  for (const { name } of copies) await dropDatabase(beside(templateUrl, name));
}
