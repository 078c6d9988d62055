/** What the windows of one note have typed and the server does not have, kept on the device. */
import * as z from "zod/mini";
import { readKept } from "../../lib/read-kept.ts";
import { readJson, type TextStore, writeJson } from "../../lib/storage.ts";
import { keptDraft, type KeptDraft } from "./draft-keeper.ts";
import { merge, resolved } from "./note-texts.ts";

/** `at`: when it was kept, ms; an earlier release did not say. */
const stored = z.extend(keptDraft, { at: z.optional(z.number()) });
type Stored = z.output<typeof stored>;

/** By window: two of them may be open on the same note, and neither may write over the other. */
const keptByWindow = z.record(z.string(), stored);
type ByWindow = Readonly<Record<string, Stored>>;

function read(store: TextStore, key: string): ByWindow {
  // An earlier release kept one draft, of whichever window wrote last.
  const { data: earlier } = keptDraft.safeParse(readJson(store, key));
  return earlier ? { earlier } : (readKept(store, key, keptByWindow) ?? {});
}

function write(store: TextStore, key: string, drafts: ByWindow): void {
  if (Object.keys(drafts).length === 0) store.remove(key);
  else writeJson(store, key, drafts);
}

/** Forgets drafts kept before this moment, ms. From now on, one without a moment is of this one. */
export function forgetKeptBefore(store: TextStore, key: string, moment: number, now: number): void {
  const all = Object.entries(read(store, key)).map(
    ([windowId, draft]) => [windowId, { ...draft, at: draft.at ?? now }] as const,
  );
  write(store, key, Object.fromEntries(all.filter(([, { at }]) => at >= moment)));
}

/** A text that goes on from the other is both of them. */
function both(one: string, other: string): string {
  if (one.includes(other)) return one;
  return other.includes(one) ? other : resolved(one, other, "both");
}

/** Two windows' drafts as one: of a section that both have changed, both texts. */
function joined(a: KeptDraft, b: KeptDraft): KeptDraft {
  const [older, newer] = a.version <= b.version ? [a, b] : [b, a];
  const { texts, clashes } = merge(older.base, newer.mine, older.mine);
  const settled = clashes.map((name) => [
    name,
    both(newer.mine[name] ?? "", older.mine[name] ?? ""),
  ]);
  return { ...newer, mine: { ...texts, ...Object.fromEntries(settled) } };
}

export interface KeptDrafts {
  /** Everything kept by any window, which from now on is this window's. */
  readonly take: () => KeptDraft | undefined;
  /** Keeps this window's draft, or nothing once the server has all of it. */
  readonly keep: (draft: KeptDraft | undefined) => void;
}

/** @param windowId new for each window, and each time the note is opened in it */
export function keptDrafts(store: TextStore, key: string, windowId: string): KeptDrafts {
  const stamped = (draft: KeptDraft) => ({ ...draft, at: Date.now() });
  return {
    take() {
      const [first, ...others] = Object.values(read(store, key)).map(({ version, base, mine }) => ({
        version,
        base,
        mine,
      }));
      if (!first) return undefined;
      const all = others.reduce(joined, first);
      write(store, key, { [windowId]: stamped(all) });
      return all;
    },
    keep(draft) {
      const others = Object.entries(read(store, key)).filter(([id]) => id !== windowId);
      const own = draft ? [[windowId, stamped(draft)] as const] : [];
      write(store, key, Object.fromEntries([...others, ...own]));
    },
  };
}
