import { createFileRoute } from "@tanstack/react-router";
import { OwnReceipts } from "../../app/screens/own-receipts.tsx";
import { anyText, search } from "../../lib/search.ts";

export const Route = createFileRoute("/account/receipts")({
  staticData: { access: "private", audience: "patients", words: ["account", "billing"] },
  validateSearch: search({ receipt: anyText }),
  component: OwnReceipts,
});
