import * as z from "zod/mini";
import { ticked } from "../field-rules.ts";

/** Whoever removes somebody from an institution acknowledges what is lost. */
export const removalForm = z.object({ acknowledged: ticked });
