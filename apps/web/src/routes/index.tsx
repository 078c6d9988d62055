import { createFileRoute, redirect } from "@tanstack/react-router";
import { namedUser } from "../lib/kept-patient.ts";
import { startPage } from "../app/start-page.ts";

export const Route = createFileRoute("/")({
  staticData: { access: "public" },
  beforeLoad: ({ context: { auth } }) => {
    // A browser also calls itself online where the server is down: then nobody has said whose page this is.
    const isReached = navigator.onLine && namedUser() !== undefined;
    throw redirect({ to: startPage(auth, isReached), replace: true });
  },
});
