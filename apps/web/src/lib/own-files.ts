import { ownItemPhoto } from "@regain/contract/calls/own-items/own-item-photo";
import { ownItemVoice } from "@regain/contract/calls/own-items/own-item-voice";
import { CallError } from "@regain/contract/client";
import { readOwnPath } from "@regain/contract/own-item-paths";
import { callInPractice } from "./api.ts";
import { keptOwnFile, shownPhotos } from "./kept-own-files.ts";

const calls = { "photo.jpg": ownItemPhoto, "voice.wav": ownItemVoice } as const;

export const isOwnPath = (path: string): boolean => readOwnPath(path) !== undefined;

/**
 * A file of the patient's own, from the player's cache or the server. The token travels in a header, never in an
 * address. Resolves and rejects as `fetch` does.
 * @param path as the views name it
 */
export async function fetchOwnFile(path: string, signal?: AbortSignal): Promise<Response> {
  const place = readOwnPath(path);
  if (!place) return new Response(null, { status: 404 });
  const kept = await keptOwnFile(path);
  if (kept) return kept;
  const { patientId, itemId, file } = place;
  try {
    const params = { id: patientId, itemId };
    return new Response(await callInPractice(calls[file], { params }, signal ? { signal } : {}));
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.status === 0) throw new TypeError(error.message, { cause: error });
    return new Response(null, { status: error.status });
  }
}

/**
 * Loads a photo once; it stays available until somebody else signs in.
 * @returns the address to show it by
 * @throws Error if it cannot be loaded
 */
export async function loadPhoto(path: string): Promise<string> {
  const known = shownPhotos.get(path);
  if (known) return known;
  const answer = await fetchOwnFile(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const blob = await answer.blob();
  // Two callers may have asked at the same time.
  const address = shownPhotos.get(path) ?? URL.createObjectURL(blob);
  shownPhotos.set(path, address);
  return address;
}
