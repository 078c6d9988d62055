import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { deviceToday } from "../../lib/device-today.ts";
import { saveFile } from "../../lib/save-file.ts";
import { fetchAuditTable } from "./api/audit.ts";
import type { AuditSearch } from "./audit-search.ts";

/** Brings what the filter leaves as a table, and hands it to the browser; it can be stopped, and ends with the page. */
export function useAuditTable(id: string, search: AuditSearch) {
  const [bytes, setBytes] = useState(0);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const bring = useMutation({
    networkMode: "always",
    mutationFn: async ({ signal }: AbortController) => {
      setBytes(0);
      try {
        const file = await fetchAuditTable(id, search, { signal, onProgress: setBytes });
        const name = `regain-audit-${deviceToday()}.csv`;
        saveFile(file, name);
        return name;
      } catch (error) {
        // Whoever stopped it knows.
        if (signal.aborted) return null;
        throw error;
      }
    },
  });
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
