import { maxSearchLength } from "@regain/contract/search-values";

/** Reads one search parameter; undefined leaves it out. */
export type SearchReader<Value extends string> = (value: string) => Value | undefined;

/** Free text of 2,000 characters at most. */
export const anyText: SearchReader<string> = (value) =>
  value !== "" && value.length <= 2_000 ? value : undefined;

/** A search text for a list, truncated to the longest that can be searched for. */
export const anySearchText: SearchReader<string> = (value) =>
  value.slice(0, maxSearchLength) || undefined;

/** Whether it is a day that exists, `YYYY-MM-DD`: February 30 is none. */
export const isDay = (text: string): boolean =>
  new Date(Date.parse(text) || 0).toISOString().slice(0, 10) === text;

/** A day that exists, `YYYY-MM-DD`. */
export const anyDay: SearchReader<string> = (value) => (isDay(value) ? value : undefined);

/** A whole number from 1, such as a page number in an address. */
export const anyCount: SearchReader<string> = (value) =>
  /^[1-9]\d{0,4}$/.test(value) ? value : undefined;

/** A version number; 0 is the one being written. */
export const anyVersion: SearchReader<string> = (value) =>
  /^\d{1,4}$/.test(value) ? value : undefined;

/** One of our ids, a UUID. */
export const anyId: SearchReader<string> = (value) =>
  /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value) ? value.toLowerCase() : undefined;

export const oneOf =
  <const Value extends string>(...values: readonly Value[]): SearchReader<Value> =>
  (value) =>
    values.find((one) => one === value);

type Readers = Readonly<Record<string, SearchReader<string>>>;

/** The parameters a page understands. All are optional; malformed ones count as missing. */
export type SearchOf<Known extends Readers> = {
  readonly [Name in keyof Known]?: NonNullable<ReturnType<Known[Name]>>;
};

/**
 * What a page's address may say after the `?`: `search({ userType: oneOf("patient", "clinician") })`. What is
 * malformed is undefined and not left out: the router would keep it as it was given.
 */
export function search<const Known extends Readers>(
  readers: Known,
): (given: Readonly<Record<string, unknown>>) => SearchOf<Known> {
  return (given) => {
    const found: SearchOf<Known> = {};
    for (const [name, read] of Object.entries(readers)) {
      const value = given[name];
      if (value !== undefined)
        Object.assign(found, { [name]: typeof value === "string" ? read(value) : undefined });
    }
    return found;
  };
}

/** The query string is plain text: no quotes, no number parsing (`007` stays `007`). */
export const parseSearch = (text: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(text));

export function stringifySearch(values: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}
