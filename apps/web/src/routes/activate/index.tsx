import { createFileRoute, redirect } from "@tanstack/react-router";
import { InvitationScreen } from "../../features/activation/screens/invitation-screen.tsx";
import { saveLinkToken } from "../../lib/link-token.ts";
import { anyText, oneOf, search } from "../../lib/search.ts";

const validateSearch = search({ t: anyText, answer: oneOf("decline") });

export const Route = createFileRoute("/activate/")({
  staticData: { access: "public", words: ["activation", "diagnosis", "links"] },
  validateSearch,
  /** The invitation's token is removed from the address bar, like every other token. */
  beforeLoad: ({ search: { t, ...others } }) => {
    if (!t) return;
    saveLinkToken("/activate", t);
    throw redirect({ to: "/activate", search: others, replace: true });
  },
  component: Activate,
});

function Activate() {
  const { answer } = Route.useSearch();
  return <InvitationScreen wantsToDecline={answer === "decline"} />;
}
