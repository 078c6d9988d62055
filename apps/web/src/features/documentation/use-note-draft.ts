import type { NoteDraft } from "@regain/contract/entities/note";
import { useEffect, useState } from "react";
import { pageToken } from "../../lib/access-token.ts";
import { useSignedIn } from "../../lib/current-user.ts";
import { newId } from "../../lib/new-id.ts";
import { useObservable } from "../../lib/observable.ts";
import { deviceStore } from "../../lib/storage.ts";
import { type NoteAsked, saveDraft } from "./api/notes.ts";
import { type DraftKeeper, draftKeeper, type DraftView } from "./draft-keeper.ts";
import { keptDrafts } from "./kept-drafts.ts";
import { draftKey, forgetOldDrafts } from "./left-drafts.ts";
import { toSections } from "./note-texts.ts";

/** After the last keystroke. */
const pauseMs = 1_000;

function openKeeper(userId: string, asked: NoteAsked, draft: NoteDraft) {
  const kept = keptDrafts(deviceStore, draftKey(userId, asked), newId());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keeper = draftKeeper(draft, {
    send: (version, texts) => saveDraft(asked, { version, sections: toSections(texts) }),
    kept: kept.take(),
    // Nothing comes back after its author has logged out and discarded it.
    keep: (unsent) => {
      if (!unsent || pageToken() !== undefined) kept.keep(unsent);
    },
    later: (then) => {
      clearTimeout(timer);
      timer = setTimeout(then, pauseMs);
    },
  });
  return { keeper, stop: () => clearTimeout(timer) };
}

/**
 * A clinician's text in one note, saved as it is typed. One note per component instance: another note needs another
 * one.
 */
export function useNoteDraft(
  asked: NoteAsked,
  draft: NoteDraft,
): { readonly keeper: DraftKeeper; readonly view: DraftView } {
  const { user } = useSignedIn();
  const [{ keeper, stop }] = useState(() => openKeeper(user.userId, asked, draft));
  useEffect(() => {
    forgetOldDrafts(user.userId);
  }, [user.userId]);
  useEffect(() => {
    const save = () => void keeper.save();
    addEventListener("online", save);
    // People who switch to another window may close this one.
    addEventListener("blur", save);
    return () => {
      removeEventListener("online", save);
      removeEventListener("blur", save);
      stop();
      save();
    };
  }, [keeper, stop]);
  return { keeper, view: useObservable(keeper) };
}
