import { StartupError } from "../../db/startup-error.ts";

export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** Without a trailing slash; undefined for Amazon's own. */
  readonly endpoint: string | undefined;
  /** Empty, or ending with a slash. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const needed = ["S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
const known = new Set<string>([...needed, "S3_ENDPOINT", "S3_PREFIX"]);
/** What containers are given about a service that happens to be called "s3". */
const ofService = /^S3_(?:SERVICE|PORT)(?:_|$)/;
const listed = new Intl.ListFormat("en");

/** Amazon's rule, shared by others. */
const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const prefixForm = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*$/;

function endpointOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain =
    url && /^https?:$/.test(url.protocol) && !/[?#]/.test(text) && !url.username && !url.password;
  // Not shown: someone who mixed up the fields may have put a secret here.
  if (!isPlain)
    throw new StartupError(
      "S3_ENDPOINT must be an address like https://s3.example.org, without a name, a password, or a query in it.",
    );
  return text.replace(/\/+$/, "");
}

function prefixOf(text: string): string {
  const prefix = text.replace(/\/$/, "") && `${text.replace(/\/$/, "")}/`;
  if (!prefixForm.test(prefix))
    throw new StartupError(
      `S3_PREFIX is ${text}, but must be a path of letters, digits, dots, hyphens, and underscores, like clinic/regain.`,
    );
  return prefix;
}

/**
 * Where objects are kept in a bucket; undefined if none of it is set.
 * @throws StartupError if only some of it is set, or something is unknown or invalid
 */
export function readS3Settings(
  env: Readonly<Record<string, string | undefined>>,
): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT, S3_PREFIX } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  const strange = Object.keys(env).find(
    (name) => name.startsWith("S3_") && env[name] && !known.has(name) && !ofService.test(name),
  );
  if (strange)
    throw new StartupError(`${strange} is set, but Regain knows only ${listed.format(known)}.`);
  const missing = needed.filter((name) => !env[name]);
  if (missing.length === needed.length && !S3_ENDPOINT && !S3_PREFIX) return undefined;
  if (!bucket || !region || !accessKeyId || !secretAccessKey)
    throw new StartupError(
      `Some S3 settings are set, so ${listed.format(missing)} must be set too.`,
    );
  if (!bucketName.test(bucket))
    throw new StartupError(
      `S3_BUCKET is ${bucket}, but must be the name of a bucket: 3 to 63 lowercase letters, digits, dots, and hyphens.`,
    );
  if (!/^[a-z0-9-]+$/.test(region))
    throw new StartupError(`S3_REGION is ${region}, but must be a region like eu-central-1.`);
  // A key file next to the data would be different on each machine.
  if (!env.ENCRYPTION_KEYS)
    throw new StartupError(
      "Files in a bucket need ENCRYPTION_KEYS to be set: all servers that read them need the same keys.",
    );
  const [endpoint, prefix] = [endpointOf(S3_ENDPOINT), prefixOf(S3_PREFIX ?? "")];
  return { bucket, region, endpoint, prefix, accessKeyId, secretAccessKey };
}
