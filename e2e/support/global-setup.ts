import { resolve } from "node:path";
import { buildWebIfChanged } from "../../tools/web-build.ts";
import { prepareDemo } from "./demo.ts";

/** Before the first journey; workers and servers inherit what the environment says here. */
export default async function setUp(): Promise<() => Promise<void>> {
  await buildWebIfChanged();
  // What one server has compiled, the next need not: a fifth of a start.
  process.env.NODE_COMPILE_CACHE ??= resolve(
    import.meta.dirname,
    "../../node_modules/.cache/compiled",
  );
  // On the engine that hospitals have; on the one that comes along, faults.journey.ts.
  return prepareDemo("postgres");
}
