import { createFileRoute } from "@tanstack/react-router";
import { OwnRecordings } from "../../app/screens/own-recordings.tsx";
import { anyCount, search } from "../../lib/search.ts";

export const Route = createFileRoute("/account/recordings")({
  staticData: { access: "private", audience: "patients", words: ["account", "clinic", "session"] },
  validateSearch: search({ page: anyCount }),
  component: OwnRecordings,
});
