import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ComingScreen } from "../../app/screens/coming-screen.tsx";
import { anyText, search } from "../../lib/search.ts";

export const Route = createFileRoute("/activate/flint")({
  staticData: { access: "public" },
  validateSearch: search({
    t: anyText,
    subscriptionTime: anyText,
    firstName: anyText,
    lastName: anyText,
    email: anyText,
    username: anyText,
  }),
  component: () => <ComingScreen name={msg`Activate your account`} />,
});
