import type { Config } from "../../config.ts";
import { clamd } from "./clamd.ts";
import type { FileScanner } from "./file-scanner.ts";

/** The operator's clamd, if one is configured. */
export const chooseScanner = ({ clamd: place }: Pick<Config, "clamd">): FileScanner | undefined =>
  place && clamd(place);
