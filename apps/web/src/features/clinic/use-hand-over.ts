import { useBlocker } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { readAccessToken } from "../../lib/access-token.ts";
import { useSignedIn } from "../../lib/current-user.ts";
import { takeSettingsOf } from "../../lib/settings-store.ts";
import { handOverTo, isHandedOverTo, takeBack } from "./handed-over.ts";

/**
 * The device in the patient's hands: it keeps to this page, and shows the text size and colours that the patient has
 * chosen on it.
 * @param onLeaving somebody tries to go to another page
 */
export function useHandOver(patientId: string, onLeaving: () => void) {
  const { user } = useSignedIn();
  const [isHandedOver, setHandedOver] = useState(() => isHandedOverTo(patientId));

  useBlocker({
    shouldBlockFn() {
      // Who is not signed in any more goes to the login, whoever holds the device.
      if (!isHandedOverTo(patientId) || !readAccessToken()) return false;
      onLeaving();
      return true;
    },
    enableBeforeUnload: false,
  });
  useEffect(() => {
    if (!isHandedOver) return undefined;
    takeSettingsOf(patientId);
    return () => takeSettingsOf(user.userId);
  }, [isHandedOver, patientId, user.userId]);

  return {
    isHandedOver,
    handOver() {
      handOverTo(patientId);
      setHandedOver(true);
    },
    takeBack() {
      takeBack();
      setHandedOver(false);
    },
  };
}
