import { msg } from "@lingui/core/macro";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { ComingScreen } from "../../app/screens/coming-screen.tsx";

export const Route = createFileRoute("/dashboard/calendar")({
  staticData: { access: "public", needsUser: true },
  beforeLoad: ({ context: { auth } }) => {
    if (auth?.user.type === "clinician") throw redirect({ to: "/dashboard", replace: true });
  },
  component: () => <ComingScreen name={msg`Calendar`} />,
});
