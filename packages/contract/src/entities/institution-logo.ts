import * as z from "zod/mini";
import { id } from "./common.ts";

export const maxLogoBytes = 4 * 2 ** 20;

export const logoParams = z.object({ id, logoId: id });
