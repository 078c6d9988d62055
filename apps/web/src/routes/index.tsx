import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/")({
  staticData: { access: "public" },
  beforeLoad: ({ context: { auth } }) => {
    throw redirect({ to: auth ? "/dashboard" : "/login", replace: true });
  },
});
