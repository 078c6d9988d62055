import { resolve } from "node:path";
import { prepareDemoData } from "./server.ts";

/** Before the first journey; workers and servers inherit what the environment says here. */
export default function setUp(): Promise<() => Promise<void>> {
  // What one server has compiled, the next need not: a fifth of a start.
  process.env.NODE_COMPILE_CACHE ??= resolve(
    import.meta.dirname,
    "../../node_modules/.cache/compiled",
  );
  return prepareDemoData();
}
