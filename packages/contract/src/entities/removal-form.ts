import * as z from "zod/mini";
import { ticked } from "../field-rules.ts";

/** Who removes somebody from an institution says that they know what is lost. */
export const removalForm = z.object({ acknowledged: ticked });
