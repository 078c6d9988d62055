import { createFileRoute, redirect } from "@tanstack/react-router";
import { oneOf, search } from "../lib/search.ts";

const pages = { patient: "/download-patient", clinician: "/download-clinician" } as const;
const readSearch = search({ userType: oneOf("patient", "clinician") });

export const Route = createFileRoute("/start")({
  staticData: { access: "public" },
  validateSearch: readSearch,
  beforeLoad: ({ search: { userType } }) => {
    throw redirect({ to: userType ? pages[userType] : "/download", replace: true });
  },
});
