import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { saveFile } from "./save-file.ts";

/** How a file is brought: it can be stopped, and says how many bytes have come. */
export interface BringOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (bytes: number) => void;
}

/** What has become of a file that was asked for. */
export interface SavedFile {
  readonly name: string;
  readonly bytes: number;
}

/** Brings a file and hands it to the browser; it can be stopped on the way, and ends with the page. */
export function useDownload(bring: (options: BringOptions) => Promise<Blob>, nameIt: () => string) {
  const [bytes, setBytes] = useState(0);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const { isPending, data, error, mutate } = useMutation({
    // Without a network it says so, and does not wait for one.
    networkMode: "always",
    mutationFn: async ({ signal }: AbortController): Promise<SavedFile | null> => {
      setBytes(0);
      try {
        const file = await bring({ signal, onProgress: setBytes });
        const name = nameIt();
        saveFile(file, name);
        return { name, bytes: file.size };
      } catch (refused) {
        // Whoever stopped it knows.
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
