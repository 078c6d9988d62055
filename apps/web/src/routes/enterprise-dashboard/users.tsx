import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { UsersScreen } from "../../features/institution/screens/users-screen.tsx";
import { usersSearchAfter } from "../../features/institution/users-address.ts";
import { usersSearch } from "../../features/institution/users-search.ts";
import { search } from "../../lib/search.ts";

export const Route = createFileRoute("/enterprise-dashboard/users")({
  staticData: { access: "private", audience: "admins", words: ["institution"] },
  validateSearch: search(usersSearch),
  component: Users,
});

function Users() {
  const navigate = useNavigate();
  return (
    <UsersScreen
      search={Route.useSearch()}
      onSearch={(change) =>
        void navigate({
          from: Route.fullPath,
          to: "/enterprise-dashboard/users",
          search: (now) => usersSearchAfter(now, change),
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
