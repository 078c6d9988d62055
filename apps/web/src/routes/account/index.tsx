import { createFileRoute } from "@tanstack/react-router";
import { DetailsScreen } from "../../features/account/screens/details-screen.tsx";

export const Route = createFileRoute("/account/")({
  staticData: { access: "private", words: ["account"] },
  component: DetailsScreen,
});
