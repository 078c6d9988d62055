import type { RowVerdict } from "@regain/contract/bulk-invitation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { checkRows, readTable, sendRows } from "./api/invitations.ts";
import { useOwnInstitution } from "../../lib/use-own-institution.ts";
import { listAfter, listAfterSending, listOf, listWithout, type ListRow } from "./people-list.ts";
import { sendParts } from "./send-parts.ts";

interface Correction {
  readonly rows: readonly ListRow[];
  readonly change: Partial<Pick<ListRow, "email" | "type">>;
}

const idsOf = (rows: readonly ListRow[]): readonly string[] => rows.map(({ id }) => id);
const nobody: ReadonlySet<string> = new Set();

/** State that is read while it is being changed: `now` is ahead of what is shown. */
function useLatest<Value>(first: Value) {
  const [shown, show] = useState(first);
  const now = useRef(first);
  const set = (next: Value) => {
    now.current = next;
    show(next);
  };
  return { shown, now, set };
}

/** The list being edited, from its file to its last invitation. It lives as long as the page. */
export function usePeopleList() {
  const id = useOwnInstitution();
  const queries = useQueryClient();
  const list = useLatest<readonly ListRow[] | undefined>(undefined);
  /** Rows in flight to the server: they stay unchanged until it has answered. */
  const sending = useLatest(nobody);
  /** Rows whose correction is being checked: they are sent once the result is known. */
  const checking = useRef(new Set<string>());
  /** Progress of the current sending: how many of how many. */
  const [progress, setProgress] = useState({ sent: 0, of: 0 });
  const running = useRef<AbortController>(undefined);
  const listCount = useRef(0);
  useEffect(() => () => running.current?.abort(), []);

  const changeList = (change: (rows: readonly ListRow[]) => readonly ListRow[]) => {
    if (list.now.current) list.set(change(list.now.current));
  };

  const read = useMutation({
    mutationFn: (table: Blob) => readTable(id, table),
    onSuccess: (found) => {
      listCount.current += 1;
      list.set(listOf(found, `${listCount.current}.`));
    },
  });

  /** Changes some rows, except those that are being sent, and returns how they turned out. */
  const correct = async ({ rows, change }: Correction): Promise<readonly ListRow[]> => {
    const wrong = rows.filter((row) => !sending.now.current.has(row.id));
    if (wrong.length === 0) return [];
    for (const row of wrong) checking.current.add(row.id);
    try {
      const verdicts = await checkRows(
        id,
        wrong.map((row) => ({ ...row, ...change })),
      );
      const found = new Map(
        wrong.map((row, index) => {
          const verdict: RowVerdict = verdicts[index] ?? "invite";
          return [row.id, { ...change, verdict }] as const;
        }),
      );
      changeList((now) => listAfter(now, found));
      return (list.now.current ?? []).filter((row) => found.has(row.id));
    } finally {
      for (const row of wrong) checking.current.delete(row.id);
    }
  };

  const send = useMutation({
    mutationFn: async (run: AbortController) => {
      let sent = 0;
      /** Another list may have been chosen in the meantime. */
      const isOurs = () => running.current === run;
      try {
        await sendParts({
          signal: run.signal,
          rowsNow: () => (list.now.current ?? []).filter((row) => !checking.current.has(row.id)),
          send: (part) => sendRows(id, part),
          onPart: (part, left) => {
            sending.set(new Set(idsOf(part)));
            setProgress({ sent, of: sent + part.length + left });
          },
          onSent: (done) => {
            if (!isOurs()) return;
            sent += done.size;
            changeList((now) => listAfterSending(now, done));
            setProgress(({ of }) => ({ sent, of }));
          },
        });
      } finally {
        if (isOurs()) sending.set(nobody);
      }
      return run.signal.aborted ? ("stopped" as const) : ("done" as const);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ["institution-users"] }),
  });

  return {
    rows: list.shown,
    read,
    correct,
    send,
    progress,
    isSending: (rowId: string) => sending.shown.has(rowId),
    startSending: () => {
      if (send.isPending) return;
      running.current = new AbortController();
      setProgress({ sent: 0, of: 0 });
      send.mutate(running.current);
    },
    stopSending: () => running.current?.abort(),
    leaveOut: (rowId: string) => {
      if (!sending.now.current.has(rowId)) changeList((now) => listWithout(now, rowId));
    },
    startOver: () => {
      running.current?.abort();
      running.current = undefined;
      sending.set(nobody);
      list.set(undefined);
      read.reset();
      send.reset();
    },
  };
}
export type PeopleList = ReturnType<typeof usePeopleList>;
