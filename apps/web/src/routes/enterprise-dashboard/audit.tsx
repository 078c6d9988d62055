import { createFileRoute } from "@tanstack/react-router";
import { auditSearchAfter } from "../../features/institution-records/audit-filter.ts";
import { auditSearch } from "../../features/institution-records/audit-search.ts";
import { AuditScreen } from "../../features/institution-records/screens/audit-screen.tsx";
import { search } from "../../lib/search.ts";

export const Route = createFileRoute("/enterprise-dashboard/audit")({
  staticData: {
    access: "private",
    audience: "admins",
    words: ["institution", "institution-records"],
  },
  validateSearch: search(auditSearch),
  component: Audit,
});

function Audit() {
  const navigate = Route.useNavigate();
  return (
    <AuditScreen
      search={Route.useSearch()}
      onSearch={(change) =>
        void navigate({
          search: (now) => auditSearchAfter(now, change),
          // Typing adds no history entries; turning a page does.
          replace: "person" in change,
          resetScroll: false,
        })
      }
    />
  );
}
