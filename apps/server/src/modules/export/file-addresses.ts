import { type ApiVersion, type EndpointDef, mountedPath } from "@regain/contract/endpoint";

/** The URL of a file, fetched with the reader's own sign-in: no URL opens it by itself. */
export type FileAt = (call: EndpointDef, params: Readonly<Record<string, string>>) => string;

export const filesAt =
  (version: ApiVersion, publicUrl: string): FileAt =>
  (call, params) =>
    publicUrl +
    mountedPath(call, version).replace(/:([A-Za-z]\w*)/g, (_, name: string) => params[name] ?? "");
