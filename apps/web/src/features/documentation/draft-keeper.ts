import { CallError } from "@regain/contract/client";
import {
  type NoteDraft,
  type NoteVersion,
  type SectionName,
  sectionNames,
} from "@regain/contract/entities/note";
import * as z from "zod/mini";
import { type Observable, observable } from "../../lib/observable.ts";
import { isUnanswered } from "../../lib/query-client.ts";
import {
  type Choice,
  isSame,
  merge,
  resolved,
  type Texts,
  textsOf,
  tooLong,
} from "./note-texts.ts";

/** The draft's state relative to the server. */
export type DraftStatus = "saved" | "unsaved" | "too-long" | "saving" | "offline" | "refused";

/** Somebody else has also changed these sections. */
export interface Clash {
  /** The version of their draft. */
  readonly version: number;
  readonly by: string | null;
  readonly at: string | null;
  readonly theirs: Texts;
  readonly sections: readonly SectionName[];
}

export interface DraftView {
  readonly texts: Texts;
  readonly version: number;
  readonly status: DraftStatus;
  readonly clash: Clash | undefined;
  /** Who has changed other sections in the meantime: their text was merged. */
  readonly joinedBy: string | undefined;
  /** The version that was signed while this was being written. */
  readonly signed: NoteVersion | undefined;
  readonly savedAt: string | null;
  readonly error: unknown;
}

const keptTexts = z.partialRecord(z.enum(sectionNames), z.string());

/** What is stored on the device until the server has it. */
export const keptDraft = z.object({
  /** The version of the draft that was changed; while a clash is unresolved, the one before it. */
  version: z.int(),
  base: keptTexts,
  mine: keptTexts,
});
export type KeptDraft = Readonly<z.output<typeof keptDraft>>;

export interface KeeperParts {
  readonly send: (version: number, texts: Texts) => Promise<NoteDraft>;
  readonly kept: KeptDraft | undefined;
  readonly keep: (draft: KeptDraft | undefined) => void;
  /** Calls back a moment later; a new call replaces one that is waiting. */
  readonly later: (then: () => void) => void;
}

export interface DraftKeeper extends Pick<Observable<DraftView>, "get" | "subscribe"> {
  readonly type: (section: SectionName, text: string) => void;
  readonly resolve: (choices: Readonly<Partial<Record<SectionName, Choice>>>) => void;
  /**
   * Sends unsaved text.
   * @returns whether the server has all of it now
   */
  readonly save: () => Promise<boolean>;
  /** Takes in a draft that another call returned. */
  readonly meet: (theirs: NoteDraft) => void;
}

/** The current draft, as returned by a refusal if somebody else was first. */
export function presentDraft(error: unknown): NoteDraft | undefined {
  if (!(error instanceof CallError) || error.code !== "stale-version") return undefined;
  return (error.body as { readonly current?: NoteDraft } | undefined)?.current;
}

/**
 * Saves what a clinician writes: on the device with every keystroke, on the server a moment later. If somebody else
 * writes at the same time, it asks only about sections that both have changed.
 */
export function draftKeeper(draft: NoteDraft, parts: KeeperParts): DraftKeeper {
  const { send, kept, keep, later } = parts;
  let base = kept?.base ?? textsOf(draft.sections);
  let sending: Promise<boolean> | undefined;
  const view = observable<DraftView>({
    texts: kept?.mine ?? base,
    version: kept?.version ?? draft.version,
    status: "saved",
    clash: undefined,
    joinedBy: undefined,
    signed: undefined,
    savedAt: draft.changedAt,
    error: undefined,
  });
  const change = (changes: Partial<DraftView>) => view.set({ ...view.get(), ...changes });
  const isSaved = () => isSame(view.get().texts, base);
  /** A section that is too long would be refused, and all others with it. */
  const isTooLong = () => tooLong(view.get().texts).length > 0;
  const atRest = (): DraftStatus => {
    if (isSaved()) return "saved";
    return isTooLong() ? "too-long" : "unsaved";
  };
  const put = () => {
    const { texts, version } = view.get();
    keep(isSaved() ? undefined : { version, base, mine: texts });
  };

  function rest(on: Texts, version: number): void {
    base = on;
    change({ version, clash: undefined });
  }

  function hear({ latest }: NoteDraft): void {
    const known = view.get().signed ?? draft.latest;
    if (latest && latest.number > (known?.number ?? 0)) change({ signed: latest });
  }

  function meet(theirs: NoteDraft): void {
    hear(theirs);
    const { texts, version } = view.get();
    if (theirs.version === version) return;
    const present = textsOf(theirs.sections);
    const merged = merge(base, texts, present);
    change({
      texts: merged.texts,
      savedAt: theirs.changedAt,
      joinedBy: merged.theirs.length > 0 ? (theirs.changedBy ?? "") : view.get().joinedBy,
    });
    // Until the clash is resolved, the base stays as it was: after a reload, their text clashes again.
    if (merged.clashes.length > 0)
      change({
        clash: {
          version: theirs.version,
          by: theirs.changedBy,
          at: theirs.changedAt,
          theirs: present,
          sections: merged.clashes,
        },
      });
    else rest(present, theirs.version);
    change({ status: atRest() });
    put();
  }

  async function sendOnce(): Promise<boolean> {
    const { texts, version } = view.get();
    change({ status: "saving", error: undefined });
    try {
      const saved = await send(version, texts);
      base = texts;
      hear(saved);
      change({ version: saved.version, savedAt: saved.changedAt });
    } catch (error) {
      const present = presentDraft(error);
      if (!present) {
        change({ status: isUnanswered(error) ? "offline" : "refused", error });
        return false;
      }
      meet(present);
    }
    change({ status: atRest() });
    put();
    return true;
  }

  async function sendAll(): Promise<boolean> {
    while (!isSaved()) {
      if (view.get().clash || isTooLong()) return false;
      if (!(await sendOnce())) return false;
    }
    return true;
  }

  function save(): Promise<boolean> {
    sending ??= sendAll().finally(() => {
      sending = undefined;
    });
    return sending;
  }
  const saveSoon = () => {
    if (!view.get().clash) later(() => void save());
  };

  if (kept) {
    meet(draft);
    change({ status: atRest() });
    if (!isSaved()) saveSoon();
    else put();
  }

  return {
    get: view.get,
    subscribe: view.subscribe,
    save,
    meet,
    type(section, text) {
      change({ texts: { ...view.get().texts, [section]: text } });
      if (view.get().status !== "saving") change({ status: atRest() });
      put();
      saveSoon();
    },
    resolve(choices) {
      const { clash, texts } = view.get();
      if (!clash) return;
      const settled = clash.sections.map((name) => [
        name,
        resolved(texts[name] ?? "", clash.theirs[name] ?? "", choices[name] ?? "both"),
      ]);
      change({ texts: { ...texts, ...Object.fromEntries(settled) } });
      rest(clash.theirs, clash.version);
      change({ status: atRest() });
      put();
      saveSoon();
    },
  };
}
