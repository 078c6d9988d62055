import type { RowVerdict } from "@regain/contract/bulk-invitation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { checkRows, readTable, sendRows } from "./api/invitations.ts";
import { useOwnInstitution } from "./api/own-institution.ts";
import { groupOf, listAfter, listOf, listWithout, type ListRow } from "./people-list.ts";

interface Correction {
  readonly rows: readonly ListRow[];
  readonly change: Partial<Pick<ListRow, "email" | "type">>;
}

/** The list that is worked on, from its file to its last invitation. It lives as long as the page. */
export function usePeopleList() {
  const id = useOwnInstitution();
  const queries = useQueryClient();
  const [rows, setRows] = useState<readonly ListRow[]>();
  /** Of those that are being sent: how many of how many. */
  const [progress, setProgress] = useState({ sent: 0, of: 0 });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const read = useMutation({
    networkMode: "always",
    mutationFn: (table: Blob) => readTable(id, table),
    onSuccess: (found) => setRows(listOf(found)),
  });

  const correct = useMutation({
    networkMode: "always",
    mutationFn: async ({ rows: wrong, change }: Correction) => {
      const verdicts = await checkRows(
        id,
        wrong.map((row) => ({ ...row, ...change })),
      );
      const found = wrong.map((row, index) => {
        const verdict: RowVerdict = verdicts[index] ?? "invite";
        return [row.id, { ...change, verdict }] as const;
      });
      setRows((now) => now && listAfter(now, new Map(found)));
      return verdicts;
    },
  });

  const send = useMutation({
    networkMode: "always",
    mutationFn: async ({ signal }: AbortController) => {
      const ready = (rows ?? []).filter((row) => groupOf(row) === "ready");
      setProgress({ sent: 0, of: ready.length });
      await sendRows(id, ready, {
        signal,
        onPart: (done) => {
          const changes = new Map(
            [...done].map(([row, verdict]) => [row.id, { verdict }] as const),
          );
          setRows((now) => now && listAfter(now, changes));
          setProgress(({ sent, of }) => ({ sent: sent + done.size, of }));
        },
      });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ["institution-users"] }),
  });

  return {
    rows,
    read,
    correct,
    send,
    progress,
    startSending: () => {
      if (send.isPending) return;
      running.current = new AbortController();
      send.mutate(running.current);
    },
    stopSending: () => running.current?.abort(),
    leaveOut: (rowId: string) => setRows((now) => now && listWithout(now, rowId)),
    startOver: () => {
      setRows(undefined);
      read.reset();
      send.reset();
    },
  };
}
export type PeopleList = ReturnType<typeof usePeopleList>;
