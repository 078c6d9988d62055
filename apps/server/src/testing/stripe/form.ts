/** The content of a form in Stripe's protocol: `items[0][price]=x` is an object with a list in it. */
export interface Form {
  readonly [name: string]: FormValue;
}
export type FormValue = string | Form | readonly FormValue[] | undefined;

type Tree = { [name: string]: string | Tree };

function put(tree: Tree, path: readonly string[], value: string): void {
  const [name = "", ...rest] = path;
  const key = name === "" ? String(Object.keys(tree).length) : name;
  if (rest.length === 0) {
    tree[key] = value;
    return;
  }
  const below = tree[key];
  const next = typeof below === "object" ? below : {};
  tree[key] = next;
  put(next, rest, value);
}

function listed(tree: Tree): FormValue {
  const entries = Object.entries(tree).map(
    ([name, value]) => [name, typeof value === "string" ? value : listed(value)] as const,
  );
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

export function readForm(encoded: string): Form {
  const tree: Tree = {};
  for (const [name, value] of new URLSearchParams(encoded)) {
    const [first = "", ...rest] = name.split("[");
    put(tree, [first, ...rest.map((part) => part.replace(/\]$/, ""))], value);
  }
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => [
      name,
      typeof value === "string" ? value : listed(value),
    ]),
  );
}

export const text = (value: FormValue): string | undefined =>
  typeof value === "string" ? value : undefined;

export function within(value: FormValue, ...path: readonly (string | number)[]): FormValue {
  return path.reduce<FormValue>(
    (found, name) => (typeof found === "object" ? (found as Form)[name] : undefined),
    value,
  );
}

export const list = (value: FormValue): readonly FormValue[] => (Array.isArray(value) ? value : []);

/** Names and texts, as in metadata. */
export function texts(value: FormValue): Record<string, string> {
  if (typeof value !== "object" || Array.isArray(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, text(one) ?? ""]));
}
