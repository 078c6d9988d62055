import { fetchOwnFile, isOwnPath } from "../../../lib/own-files.ts";
import { contentRoot } from "./content-path.ts";

export interface ContentRequest {
  readonly signal: AbortSignal;
  readonly priority?: RequestPriority;
}

/** As `fetch`, for any file that a view names: what is the patient's own comes with their token. */
export function fetchContent(address: string, request: ContentRequest): Promise<Response> {
  const path = address.slice(contentRoot.length);
  return isOwnPath(path) ? fetchOwnFile(path, request.signal) : fetch(address, request);
}
