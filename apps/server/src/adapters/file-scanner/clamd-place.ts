import { StartupError } from "../../db/startup-error.ts";

/** Where clamd listens, in the form `net.connect` takes. */
export type ClamdPlace =
  | { readonly host: string; readonly port: number }
  | { readonly path: string };

const usualPort = 3310;

/**
 * `tcp://host:port`, or `unix:///path/of/the.socket`; undefined if nothing is set.
 * @throws StartupError for anything else
 */
export function readClamdUrl(text: string | undefined): ClamdPlace | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isBare = url && !url.username && !url.password && !url.search && !url.hash;
  if (isBare && url.protocol === "unix:" && !url.host && url.pathname.length > 1)
    return { path: text.slice("unix://".length) };
  if (isBare && url.protocol === "tcp:" && url.hostname && /^\/?$/.test(url.pathname))
    return {
      host: url.hostname.replace(/^\[|\]$/g, ""),
      port: url.port === "" ? usualPort : Number(url.port),
    };
  throw new StartupError(
    `CLAMD_URL is ${text}, but must be like tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl.`,
  );
}
