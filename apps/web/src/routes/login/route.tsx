import { createFileRoute, lazyRouteComponent, useParams } from "@tanstack/react-router";
import { loginAction } from "../../features/identity/login-step.ts";
import { LoginScreen } from "../../features/identity/screens/login-screen.tsx";
import { anyText, search } from "../../lib/search.ts";

const OtherWayIn = lazyRouteComponent(
  () => import("../../app/screens/other-way-in.tsx"),
  "OtherWayIn",
);

/** The screen lives here, above its steps' addresses, so that going from one to the other keeps its state. */
export const Route = createFileRoute("/login")({
  staticData: { access: "only-public", words: ["identity"] },
  validateSearch: search({ returnUrl: anyText }),
  component: Login,
});

function Login() {
  const { returnUrl } = Route.useSearch();
  const action = loginAction(useParams({ strict: false }).action);
  if (action === "card" || action === "link") return <OtherWayIn action={action} />;
  return <LoginScreen action={action} returnUrl={returnUrl} />;
}
