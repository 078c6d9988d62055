import { resolve } from "node:path";
import { buildWebIfChanged } from "../../tools/web-build.ts";
import { prepareDemo } from "./demo.ts";

/** Before the first journey; workers and servers inherit the environment set here. */
export default async function setUp(): Promise<() => Promise<void>> {
  await buildWebIfChanged();
  // What one server has compiled the next does not have to: a fifth of a start.
  process.env.NODE_COMPILE_CACHE ??= resolve(
    import.meta.dirname,
    "../../node_modules/.cache/compiled",
  );
  // On the engine that hospitals use; faults.journey.ts runs on the embedded one.
  return prepareDemo("postgres");
}
