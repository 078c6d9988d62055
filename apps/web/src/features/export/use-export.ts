import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { deviceToday } from "../../lib/device-today.ts";
import { saveFile } from "../../lib/save-file.ts";
import { type ExportKind, fetchExport, fileNameOf } from "./api/exports.ts";

/** What has become of a file that was asked for. */
export interface SavedFile {
  readonly name: string;
  readonly bytes: number;
}

/** Brings a file and hands it to the browser; it can be stopped on the way, and ends with the page. */
export function useExport(kind: ExportKind, patientId: string) {
  const [bytes, setBytes] = useState(0);
  const running = useRef<AbortController>(undefined);
  const bring = useMutation({
    // Without a network it says so, and does not wait for one.
    networkMode: "always",
    mutationFn: async ({ signal }: AbortController): Promise<SavedFile | null> => {
      setBytes(0);
      try {
        const file = await fetchExport(kind, patientId, { signal, onProgress: setBytes });
        const name = fileNameOf(kind, deviceToday());
        saveFile(file, name);
        return { name, bytes: file.size };
      } catch (error) {
        // Whoever stopped it knows.
        if (signal.aborted) return null;
        throw error;
      }
    },
  });
  useEffect(() => () => running.current?.abort(), []);
  return {
    bytes,
    isRunning: bring.isPending,
    saved: bring.data ?? null,
    error: bring.error,
    start: () => {
      if (bring.isPending) return;
      running.current = new AbortController();
      bring.mutate(running.current);
    },
    stop: () => running.current?.abort(),
  };
}
