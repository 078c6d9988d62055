import { createFileRoute, redirect } from "@tanstack/react-router";
import { startPage } from "../app/start-page.ts";

export const Route = createFileRoute("/")({
  staticData: { access: "public" },
  beforeLoad: ({ context: { auth } }) => {
    throw redirect({ to: startPage(auth, navigator.onLine), replace: true });
  },
});
