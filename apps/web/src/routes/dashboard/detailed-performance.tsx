import { msg } from "@lingui/core/macro";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { ComingScreen } from "../../app/screens/coming-screen.tsx";
import { anyDay, search } from "../../lib/search.ts";

export const Route = createFileRoute("/dashboard/detailed-performance")({
  staticData: { access: "public", needsUser: true },
  validateSearch: search({ startDate: anyDay, endDate: anyDay }),
  beforeLoad: ({ context: { auth } }) => {
    if (auth?.user.type === "clinician") throw redirect({ to: "/dashboard", replace: true });
  },
  component: () => <ComingScreen name={msg`Detailed Performance`} />,
});
