import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Hand, Play, Settings2 } from "lucide-react";
import { errorText } from "../../../lib/error-text.ts";
import { Button } from "../../../ui/button.tsx";
import field from "../../../ui/field.module.css";
import { SupportContacts } from "../../../ui/support-contacts.tsx";
import type { ClinicRoom } from "../../session/screens/clinic-practice.tsx";
import { Room, RoomActions } from "./room.tsx";

interface PatientRoomProps {
  readonly room: ClinicRoom;
  readonly onHandBack: () => void;
}

/** Between exercises, while the patient has the device: nothing here is for the clinician. */
export function PatientRoom({ room, onHandBack }: PatientRoomProps) {
  const { t } = useLingui();
  const { standing, itemsLeft, isBusy, error, go, openSettings } = room;
  const handBack = (look: "primary" | "plain") => (
    <Button look={look} size="large" icon={Hand} onPress={onHandBack}>
      <Trans>Hand back to your clinician</Trans>
    </Button>
  );
  if (standing === "finished")
    return (
      <Room title={t`You did all the items.`}>
        <p>
          <Trans>Well done. Please hand the device back now.</Trans>
        </p>
        <RoomActions>{handBack("primary")}</RoomActions>
      </Room>
    );
  const left = plural(itemsLeft, { one: "# item is left.", other: "# items are left." });
  return (
    <Room title={t`You are taking a break.`}>
      <p>
        {standing === "paused" && left} <Trans>Your answers are kept.</Trans>
      </p>
      {error && (
        <div role="alert">
          <p className={field.error}>{errorText(error)}</p>
          <SupportContacts />
        </div>
      )}
      <RoomActions>
        <Button look="primary" size="large" icon={Play} isBusy={isBusy} onPress={() => go()}>
          <Trans>Continue</Trans>
        </Button>
        <Button size="large" icon={Settings2} onPress={openSettings}>
          <Trans>Settings</Trans>
        </Button>
        {handBack("plain")}
      </RoomActions>
    </Room>
  );
}
