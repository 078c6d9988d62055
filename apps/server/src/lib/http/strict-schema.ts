import * as z from "zod/mini";

type Shape = Record<string, z.ZodMiniType>;

interface LooseDef {
  readonly type: string;
  readonly shape: Shape;
  readonly catchall?: unknown;
  readonly element: z.ZodMiniType;
  readonly innerType: z.ZodMiniType;
  readonly in: z.ZodMiniType;
  readonly options: readonly z.ZodMiniType[];
}

function remade<Schema extends z.ZodMiniType>(schema: Schema, changes: object): Schema {
  return z.core.clone(schema, { ...schema.def, ...changes });
}

function closedShape(shape: Shape): Shape {
  return Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, strict(part)]));
}

/** How to close a schema, by its kind; kinds not listed contain no objects with fields of their own. */
const closers: Readonly<Record<string, (def: LooseDef) => object | undefined>> = {
  object: (def) =>
    def.catchall ? undefined : { shape: closedShape(def.shape), catchall: z.never() },
  array: (def) => ({ element: strict(def.element) }),
  optional: (def) => ({ innerType: strict(def.innerType) }),
  nullable: (def) => ({ innerType: strict(def.innerType) }),
  pipe: (def) => ({ in: strict(def.in) }),
  union: (def) => ({ options: def.options.map(strict) }),
};

/**
 * The same schema with every object in it refusing fields it does not know. Parts declared as open (`unknown`,
 * `record`, loose objects) stay open.
 */
export function strict<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  const def = schema.def as unknown as LooseDef;
  const changes = closers[def.type]?.(def);
  return changes ? remade(schema, changes) : schema;
}
