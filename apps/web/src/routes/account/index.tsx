import { createFileRoute } from "@tanstack/react-router";
import { OwnAccount } from "../../app/screens/own-account.tsx";

export const Route = createFileRoute("/account/")({
  staticData: { access: "private", words: ["account", "billing", "identity"] },
  component: OwnAccount,
});
