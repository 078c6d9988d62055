/** What an address says of a list: `undefined` takes something out of it. */
export type ChangeOf<Search> = { readonly [Name in keyof Search]: Search[Name] | undefined };

export interface ListAddress<Search> {
  /** What it need not say. */
  readonly atFirst: Search;
  /** Other rows, or the same in another order, are looked at from the first page on. */
  readonly startsOver: readonly (keyof Search)[];
}

/** The address of a list after a change; it does not say what is as at first. */
export function addressAfter<Search extends { readonly page?: string }>(
  { atFirst, startsOver }: ListAddress<Search>,
  now: Search,
  change: Partial<ChangeOf<Search>>,
): Search {
  const isOther = startsOver.some((name) => name in change);
  const next = { ...now, ...(isOther ? { page: undefined } : {}), ...change };
  const said = Object.entries(next).filter(
    ([name, value]) =>
      value !== undefined && value !== "" && value !== atFirst[name as keyof Search],
  );
  return Object.fromEntries(said) as unknown as Search;
}
