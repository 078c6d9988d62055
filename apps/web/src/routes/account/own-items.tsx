import { createFileRoute } from "@tanstack/react-router";
import { OwnWords } from "../../app/screens/own-words.tsx";

export const Route = createFileRoute("/account/own-items")({
  staticData: {
    access: "private",
    audience: "patients",
    words: ["account", "own-items", "session"],
  },
  component: OwnWords,
});
