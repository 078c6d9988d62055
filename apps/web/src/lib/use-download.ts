import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { saveFile } from "./save-file.ts";

/** How a file is fetched: it can be stopped, and reports how many bytes have arrived. */
export interface DownloadOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (bytes: number) => void;
}

/** A requested file after it was saved. */
export interface SavedFile {
  readonly name: string;
  readonly bytes: number;
}

/** Fetches a file and hands it to the browser; it can be stopped on the way, and ends with the page. */
export function useDownload(
  bring: (options: DownloadOptions) => Promise<Blob>,
  nameIt: () => string,
) {
  const [bytes, setBytes] = useState(0);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const { isPending, data, error, mutate } = useMutation({
    mutationFn: async ({ signal }: AbortController): Promise<SavedFile | null> => {
      setBytes(0);
      try {
        const file = await bring({ signal, onProgress: setBytes });
        const name = nameIt();
        saveFile(file, name);
        return { name, bytes: file.size };
      } catch (refused) {
        // The person who stopped it knows.
        if (signal.aborted) return null;
        throw refused;
      }
    },
  });
  return {
    bytes,
    isRunning: isPending,
    saved: data ?? null,
    error,
    start: () => {
      if (isPending) return;
      running.current = new AbortController();
      mutate(running.current);
    },
    stop: () => running.current?.abort(),
  };
}
