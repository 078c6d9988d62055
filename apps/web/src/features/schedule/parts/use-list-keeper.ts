import { useState } from "react";
import { useSignedIn } from "../../../lib/current-user.ts";
import { readKept } from "../../../lib/read-kept.ts";
import { tabStore, writeJson } from "../../../lib/storage.ts";
import { type EditorState, isChanged } from "../editor/editor.ts";
import { keptList, type KeptList, keptOf } from "../editor/kept-list.ts";

export interface ListKeeper {
  /** What this clinician had left unsaved in this tab. */
  readonly found: KeptList | undefined;
  /** Keeps what is not saved; what is saved is forgotten. */
  readonly keep: (state: EditorState) => void;
  readonly forget: () => void;
}

/** A list that is not saved stays with the tab, each clinician's their own: a reload or an ended session costs nothing. */
export function useListKeeper(patientId: string): ListKeeper {
  const { user } = useSignedIn();
  const [keeper] = useState((): ListKeeper => {
    const key = `homework:${user.userId}:${patientId}`;
    const forget = () => tabStore.remove(key);
    return {
      found: readKept(tabStore, key, keptList),
      keep: (state) => (isChanged(state) ? writeJson(tabStore, key, keptOf(state)) : forget()),
      forget,
    };
  });
  return keeper;
}
