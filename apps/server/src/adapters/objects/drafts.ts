import { v7 } from "uuid";

/** Names for files that were begun and not finished. */
export const draftOf = (path: string): string => `${path}.${v7()}`;
export const isDraft = (name: string): boolean =>
  /\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name);
