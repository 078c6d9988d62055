import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { UsersScreen } from "../../features/institution/screens/users-screen.tsx";
import { usersSearchAfter } from "../../features/institution/users-address.ts";
import { usersSearch } from "../../features/institution/users-search.ts";
import { search } from "../../lib/search.ts";

/** The list is asked for with these parameters, and an address can have others. */
const readSearch = search(usersSearch);

export const Route = createFileRoute("/enterprise-dashboard/users")({
  staticData: { access: "private", audience: "admins", words: ["institution"] },
  validateSearch: readSearch,
  component: Users,
});

function Users() {
  const navigate = useNavigate();
  return (
    <UsersScreen
      search={readSearch(Route.useSearch())}
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
