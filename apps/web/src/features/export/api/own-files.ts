import { ownItemPhoto } from "@regain/contract/calls/own-items/own-item-photo";
import { ownItemVoice } from "@regain/contract/calls/own-items/own-item-voice";
import { ownItems } from "@regain/contract/calls/own-items/own-items";
import { recordingSound } from "@regain/contract/calls/session/recording-sound";
import { recordings } from "@regain/contract/calls/session/recordings";
import type { OwnItem } from "@regain/contract/entities/own-item";
import type { SpokenAnswer } from "@regain/contract/entities/spoken-answer";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import type { DownloadOptions } from "../../../lib/use-download.ts";

/** A photo, a recorded name, or a spoken answer: a file that no other file of the export contains. */
export interface OwnFile {
  readonly id: string;
  readonly kind: "photo" | "voice" | "answer";
  /** Of the word or person, or what was to be said. */
  readonly word: string;
  /** The day of a spoken answer. */
  readonly day?: string;
  readonly fileName: string;
  readonly fetch: (options: DownloadOptions) => Promise<Blob>;
}

const inName = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, "_");

export function filesOfItem(id: string, { itemId, name: word, voice }: OwnItem): OwnFile[] {
  const params = { id, itemId };
  const name = `${inName(word)}-${itemId}`;
  return [
    {
      id: `${itemId} photo`,
      kind: "photo",
      word,
      fileName: `photo-${name}.jpg`,
      fetch: (options) => call(ownItemPhoto, { params }, options),
    },
    ...(voice === null
      ? []
      : [
          {
            id: `${itemId} voice`,
            kind: "voice",
            word,
            fileName: `voice-${name}.wav`,
            fetch: (options: DownloadOptions) => call(ownItemVoice, { params }, options),
          } as const,
        ]),
  ];
}

export const filesOfAnswer = (id: string, { date, words, tries }: SpokenAnswer): OwnFile[] =>
  tries.map(({ recordingId }) => ({
    id: recordingId,
    kind: "answer",
    word: words[0] ?? "",
    day: date,
    fileName: `answer-${date}-${inName(words[0] ?? "")}-${recordingId}.wav`,
    fetch: (options) => call(recordingSound, { params: { id, recordingId } }, options),
  }));

export const itemFilesQuery = (patientId: string) =>
  queryOptions({
    queryKey: ["own-files", patientId, "items"],
    queryFn: async ({ signal }) => {
      const { items } = await call(ownItems, { params: { id: patientId } }, { signal });
      return items.flatMap((item) => filesOfItem(patientId, item));
    },
  });

/** A page at a time: after a month of practice there may be hundreds. */
export const answerFilesQuery = (patientId: string) =>
  infiniteQueryOptions({
    queryKey: ["own-files", patientId, "answers"],
    queryFn: ({ signal, pageParam }) =>
      call(
        recordings,
        { params: { id: patientId }, query: { page: String(pageParam) } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, pageSize, total }) =>
      page * pageSize < total ? page + 1 : undefined,
  });
