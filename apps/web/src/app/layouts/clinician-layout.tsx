import { useSignedIn } from "../../lib/current-user.ts";
import { mustFinishFirst } from "../guards.ts";
import { ClinicianNav } from "./clinician-nav.tsx";
import { Header } from "./header.tsx";
import { type LayoutProps, Page } from "./page.tsx";
import { UserMenuSlot } from "./user-menu-slot.tsx";
import { useRoom } from "./use-room.ts";

/** Around the pages of clinicians and institution admins: the same components, denser. */
export function ClinicianLayout({ children }: LayoutProps) {
  useRoom("clinic");
  const auth = useSignedIn();
  const header = (
    <Header raised>
      {!mustFinishFirst(auth) && <ClinicianNav />}
      <UserMenuSlot />
    </Header>
  );
  return <Page header={header}>{children}</Page>;
}
