import type { Rolldown } from "vite";

/** What a build is about to write. */
export type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;
export type Bundle = Readonly<Record<string, Output>>;

export const isChunk = (output: Output | undefined): output is Rolldown.OutputChunk =>
  output?.type === "chunk";

/** Whether the index page references this file directly. */
export const isNamedIn = (index: string, fileName: string): boolean =>
  index.includes(`"/${fileName}"`);
