import { createFileRoute, lazyRouteComponent, useParams } from "@tanstack/react-router";
import { loginAction } from "../../features/identity/login-step.ts";
import { LoginScreen } from "../../features/identity/screens/login-screen.tsx";
import { anyText, search } from "../../lib/search.ts";

const LinkScreen = lazyRouteComponent(
  () => import("../../features/identity/screens/link-screen.tsx"),
  "LinkScreen",
);
const CardScreen = lazyRouteComponent(
  () => import("../../features/identity/screens/card-screen.tsx"),
  "CardScreen",
);
const SingleSignOnProblem = lazyRouteComponent(
  () => import("../../features/identity/screens/single-sign-on-problem.tsx"),
  "SingleSignOnProblem",
);

/** The screen lives here, above its steps' routes, so that moving between steps keeps its state. */
export const Route = createFileRoute("/login")({
  staticData: { access: "only-public", words: ["identity"] },
  validateSearch: search({ returnUrl: anyText, problem: anyText }),
  component: Login,
});

function Login() {
  const { returnUrl, problem } = Route.useSearch();
  const action = loginAction(useParams({ strict: false }).action);
  if (action === "link") return <LinkScreen />;
  if (action === "card") return <CardScreen />;
  if (action === "sso" && problem) return <SingleSignOnProblem problem={problem} />;
  return <LoginScreen action={action} returnUrl={returnUrl} />;
}
