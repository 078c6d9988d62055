import { type CustomTypesConfig, types as usual } from "pg";

const { builtins } = usual;

const parsers = new Map<number, (value: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  // A calendar day has no time zone; a Date would invent one.
  [builtins.DATE, String],
]);

/** int8 and numeric are numbers, a date is `YYYY-MM-DD`, a timestamptz is a Date. */
export const types: CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    format === "binary"
      ? usual.getTypeParser(oid, format)
      : (parsers.get(oid) ?? usual.getTypeParser(oid)),
};
