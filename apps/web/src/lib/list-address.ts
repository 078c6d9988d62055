/** Changes to a list's address: `undefined` removes a parameter. */
export type ChangeOf<Search> = { readonly [Name in keyof Search]: Search[Name] | undefined };

export interface ListAddress<Search> {
  /** Defaults, which the address omits. */
  readonly atFirst: Search;
  /** Parameters that change the rows or their order, which returns the list to its first page. */
  readonly startsOver: readonly (keyof Search)[];
}

/** The address of a list after a change, without defaults. */
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
