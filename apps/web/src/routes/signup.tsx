import { createFileRoute, redirect } from "@tanstack/react-router";
import { keepInvitation } from "../features/signup/invitation.ts";
import { SignUpScreen } from "../features/signup/screens/sign-up-screen.tsx";
import { anyId, anyText, oneOf, search } from "../lib/search.ts";

const validateSearch = search({
  userType: oneOf("patient", "clinician"),
  institutionId: anyId,
  source: anyText,
  email: anyText,
  invitationToken: anyText,
});

export const Route = createFileRoute("/signup")({
  staticData: { access: "only-public", frame: "headless", words: ["signup"] },
  validateSearch,
  beforeLoad: ({ search: { invitationToken: token, ...rest } }) => {
    if (!token) return;
    const { email, institutionId } = rest;
    keepInvitation({ token, email, institutionId });
    throw redirect({ to: "/signup", search: rest, replace: true });
  },
  component: SignUp,
});

function SignUp() {
  return <SignUpScreen {...Route.useSearch()} />;
}
