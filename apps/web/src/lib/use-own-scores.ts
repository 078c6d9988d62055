import { useState } from "react";
import { useSignedIn } from "./current-user.ts";
import { useSettings } from "./settings-store.ts";

/** Whether a page shows scores: simple mode hides patients' own until they ask for them on that page. */
export function useOwnScores() {
  const { simpleMode } = useSettings();
  const isPatient = useSignedIn().user.type === "patient";
  const [areWanted, setWanted] = useState(false);
  return { areHidden: simpleMode && isPatient && !areWanted, show: () => setWanted(true) };
}
