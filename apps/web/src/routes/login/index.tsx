import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/login/")({
  staticData: { access: "only-public", words: ["identity"] },
});
