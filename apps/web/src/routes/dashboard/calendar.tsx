import { createFileRoute, redirect } from "@tanstack/react-router";
import { ReportCalendar } from "../../app/screens/report-calendar.tsx";
import { anyDay, oneOf, search } from "../../lib/search.ts";

export const Route = createFileRoute("/dashboard/calendar")({
  staticData: { access: "public", needsUser: true, words: ["dashboard", "calendar"] },
  validateSearch: search({ source: oneOf("ios"), date: anyDay }),
  beforeLoad: ({ context: { auth } }) => {
    if (auth?.user.type === "clinician") throw redirect({ to: "/dashboard", replace: true });
  },
  component: () => <ReportCalendar />,
});
