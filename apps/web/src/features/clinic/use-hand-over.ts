import { useBlocker } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { readAccessToken } from "../../lib/access-token.ts";
import { useSignedIn } from "../../lib/current-user.ts";
import { takeSettingsOf } from "../../lib/settings-store.ts";
import { handDeviceTo, isDeviceWith, takeDeviceBack } from "./device-handover.ts";

/**
 * While the patient has the device, it stays on this page and uses the text size and colors that the patient chose on
 * it.
 * @param onLeaving called when somebody tries to go to another page
 */
export function useHandOver(patientId: string, onLeaving: () => void) {
  const { user } = useSignedIn();
  const [isHandedOver, setHandedOver] = useState(() => isDeviceWith(patientId));

  useBlocker({
    shouldBlockFn() {
      // When the sign-in has ended, navigation to the login is allowed, whoever has the device.
      if (!isDeviceWith(patientId) || !readAccessToken()) return false;
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
      handDeviceTo(patientId);
      setHandedOver(true);
    },
    takeBack() {
      takeDeviceBack();
      setHandedOver(false);
    },
  };
}
