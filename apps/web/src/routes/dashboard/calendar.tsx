import { createFileRoute } from "@tanstack/react-router";
import { redirectClinicians } from "../../app/clinicians-go-home.ts";
import { ReportCalendar } from "../../app/screens/report-calendar.tsx";
import { anyDay, oneOf, search } from "../../lib/search.ts";

export const Route = createFileRoute("/dashboard/calendar")({
  staticData: { access: "public", needsUser: true, words: ["dashboard", "calendar"] },
  validateSearch: search({ source: oneOf("ios"), date: anyDay }),
  beforeLoad: redirectClinicians,
  component: () => <ReportCalendar />,
});
