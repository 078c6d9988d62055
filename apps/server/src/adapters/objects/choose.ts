import type { Config } from "../../config.ts";
import { openBucket } from "./bucket.ts";
import { folderStore, objectsIn } from "./folder-store.ts";
import type { KeptStore } from "./kept-store.ts";
import { s3Store } from "./s3-store.ts";

/** A bucket, if one is configured; otherwise a folder in the data folder. */
export const chooseStore = ({ s3, dataDir }: Pick<Config, "s3" | "dataDir">): KeptStore =>
  s3 ? s3Store(openBucket(s3)) : folderStore(objectsIn(dataDir));
