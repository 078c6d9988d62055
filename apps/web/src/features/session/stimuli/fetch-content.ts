import { fetchOwnFile, isOwnPath } from "../../../lib/own-files.ts";
import { contentRoot } from "./content-path.ts";

export interface ContentRequest {
  readonly signal: AbortSignal;
  readonly priority?: RequestPriority;
}

const pathOf = (address: string) => address.slice(contentRoot.length);

/** Whether a file is the patient's own, which only their token opens. */
export const isOwnContent = (address: string): boolean => isOwnPath(pathOf(address));

/** Like `fetch`, for any file that a view names: the patient's own files are requested with their token. */
export function fetchContent(address: string, request: ContentRequest): Promise<Response> {
  return isOwnContent(address)
    ? fetchOwnFile(pathOf(address), request.signal)
    : fetch(address, request);
}
