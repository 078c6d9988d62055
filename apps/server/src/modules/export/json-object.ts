/** A value, or a long list that arrives a page at a time. */
export type Member = readonly [name: string, value: unknown] | readonly [string, LongList];
export interface LongList {
  readonly pages: AsyncIterable<readonly unknown[]>;
}

const isLong = (value: unknown): value is LongList =>
  typeof value === "object" && value !== null && "pages" in value;

async function* list({ pages }: LongList): AsyncGenerator<string> {
  let before = "";
  for await (const page of pages) {
    yield page.map((one, at) => `${at === 0 ? before : ","}\n    ${JSON.stringify(one)}`).join("");
    before = ",";
  }
}

/**
 * One JSON object with a line per member, and a line per element of long lists, so that it can be
 * read and written in parts.
 */
export async function* jsonObject(members: readonly Member[]): AsyncGenerator<string> {
  let before = "{";
  for (const [name, value] of members) {
    const start = `${before}\n  ${JSON.stringify(name)}: `;
    if (isLong(value)) {
      yield `${start}[`;
      yield* list(value);
      yield "]";
    } else yield start + JSON.stringify(value, null, 2).replaceAll("\n", "\n  ");
    before = ",";
  }
  yield "\n}\n";
}
