import { useState } from "react";
import { useSignedIn } from "../../../lib/current-user.ts";
import { readKept } from "../../../lib/read-kept.ts";
import { tabStore, writeJson } from "../../../lib/storage.ts";
import { type EditorState, isChanged } from "../editor/editor.ts";
import { keptList, type KeptList, keptOf } from "../editor/kept-list.ts";

export interface ListKeeper {
  /** What this clinician left unsaved in this tab. */
  readonly found: KeptList | undefined;
  /** Stores unsaved changes; saved ones are removed. */
  readonly keep: (state: EditorState) => void;
  readonly forget: () => void;
}

/** Stores an unsaved list with the tab, per clinician: a reload or an ended session loses nothing. */
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
