import { createFileRoute } from "@tanstack/react-router";
import { UserMenuSlot } from "../../app/layouts/user-menu-slot.tsx";
import { DoTherapyScreen } from "../../features/session/screens/do-therapy-screen.tsx";

export const Route = createFileRoute("/do-therapy/$scheduleId")({
  staticData: { access: "private", audience: "patients", frame: "player", words: ["session"] },
  component: Practice,
});

function Practice() {
  const { scheduleId } = Route.useParams();
  return <DoTherapyScreen scheduleId={scheduleId} userMenu={<UserMenuSlot />} />;
}
