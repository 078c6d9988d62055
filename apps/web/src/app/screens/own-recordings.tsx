import { useNavigate, useSearch } from "@tanstack/react-router";
import { AccountFrame } from "../../features/account/screens/account-frame.tsx";
import { RecordingsScreen } from "../../features/clinic/screens/recordings-screen.tsx";
import { useSignedIn } from "../../lib/current-user.ts";

/** `/account/recordings`: the signed-in patient's own. */
export function OwnRecordings() {
  const { user } = useSignedIn();
  const navigate = useNavigate({ from: "/account/recordings" });
  const { page = "1" } = useSearch({ from: "/account/recordings" });
  return (
    <AccountFrame isWide>
      <RecordingsScreen
        isOwn
        patientId={user.userId}
        page={Number(page)}
        isUnrecognisedOnly={false}
        onAsk={({ page: next }) =>
          void navigate({ to: ".", search: { page: String(next) }, replace: true })
        }
      />
    </AccountFrame>
  );
}
