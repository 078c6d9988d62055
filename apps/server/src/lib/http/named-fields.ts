import type * as z from "zod/mini";

/** The fields that a schema names, in the objects that it describes, at any depth. */
interface Named {
  readonly fields?: ReadonlyMap<string, Named>;
  /** For each element of an array. */
  readonly elements?: Named;
  /** Declared as open: anything in it may be sent. */
  readonly isFree?: true;
}

interface LooseDef {
  readonly type: string;
  readonly shape: Readonly<Record<string, z.ZodMiniType>>;
  readonly catchall?: unknown;
  readonly element: z.ZodMiniType;
  readonly innerType: z.ZodMiniType;
  readonly in: z.ZodMiniType;
  readonly options: readonly z.ZodMiniType[];
}

const free: Named = { isFree: true };
/** Not an object at all. */
const plain: Named = {};
const plainTypes = new Set(["string", "number", "boolean", "null", "enum", "literal", "date"]);

/** What any of them names: which member of a union an answer is, is not checked. */
function together(one: Named, other: Named): Named {
  if (one.isFree || other.isFree) return free;
  const fields = new Map(one.fields);
  for (const [name, part] of other.fields ?? [])
    fields.set(name, together(fields.get(name) ?? plain, part));
  const elements = one.elements && other.elements && together(one.elements, other.elements);
  return {
    ...(one.fields || other.fields ? { fields } : {}),
    ...(one.elements || other.elements
      ? { elements: elements ?? one.elements ?? other.elements ?? plain }
      : {}),
  };
}

const byType: Readonly<Record<string, (def: LooseDef) => Named>> = {
  object: ({ shape, catchall }) =>
    catchall
      ? free
      : { fields: new Map(Object.entries(shape).map(([name, part]) => [name, namedBy(part)])) },
  array: ({ element }) => ({ elements: namedBy(element) }),
  optional: ({ innerType }) => namedBy(innerType),
  nullable: ({ innerType }) => namedBy(innerType),
  pipe: (def) => namedBy(def.in),
  union: ({ options }) => options.map(namedBy).reduce(together, plain),
};

function namedBy(schema: z.ZodMiniType): Named {
  const def = schema.def as unknown as LooseDef;
  return byType[def.type]?.(def) ?? (plainTypes.has(def.type) ? plain : free);
}

/** Whether anything in it could be removed. */
const isBounded = ({ fields, elements }: Named): boolean =>
  fields !== undefined || (elements !== undefined && isBounded(elements));

function trimmed(value: unknown, named: Named, note: (name: string) => void): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const { elements } = named;
    if (!elements || !isBounded(elements)) return value;
    let copy: unknown[] | undefined;
    for (let place = 0; place < value.length; place += 1) {
      const kept = trimmed(value[place], elements, note);
      if (kept !== value[place]) (copy ??= [...value])[place] = kept;
    }
    return copy ?? value;
  }
  const { fields } = named;
  if (!fields) return value;
  const fromValue = value as Readonly<Record<string, unknown>>;
  let copy: Record<string, unknown> | undefined;
  for (const name of Object.keys(fromValue)) {
    const part = fields.get(name);
    if (!part) {
      if (fromValue[name] !== undefined) note(name);
      delete (copy ??= { ...fromValue })[name];
      continue;
    }
    const kept = trimmed(fromValue[name], part, note);
    if (kept !== fromValue[name]) (copy ??= { ...fromValue })[name] = kept;
  }
  return copy ?? value;
}

/**
 * Keeps of an answer only what its schema names. Nothing is copied if nothing needs to be removed. Anything that is
 * not a plain object, such as a date, is left as it is.
 * @returns a function of the answer; `note` is called with each field that was removed
 */
export function onlyNamed(
  schema: z.ZodMiniType,
): (answer: unknown, note: (name: string) => void) => unknown {
  const named = namedBy(schema);
  return (answer, note) => trimmed(answer, named, note);
}
