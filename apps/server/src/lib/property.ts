/** A property of whatever was caught or parsed; undefined where there is none. */
export function property(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
