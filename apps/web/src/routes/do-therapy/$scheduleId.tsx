import { createFileRoute, notFound } from "@tanstack/react-router";
import { UserMenuSlot } from "../../app/layouts/user-menu-slot.tsx";
import { DoTherapyScreen } from "../../features/session/screens/do-therapy-screen.tsx";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const Route = createFileRoute("/do-therapy/$scheduleId")({
  staticData: { access: "private", audience: "patients", frame: "player", words: ["session"] },
  beforeLoad: ({ params }) => {
    if (!uuid.test(params.scheduleId)) throw notFound();
  },
  component: Practice,
});

function Practice() {
  const { scheduleId } = Route.useParams();
  return <DoTherapyScreen scheduleId={scheduleId} userMenu={<UserMenuSlot />} />;
}
