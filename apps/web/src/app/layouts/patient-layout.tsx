import { Header } from "./header.tsx";
import { type LayoutProps, Page } from "./page.tsx";
import { UserMenuSlot } from "./user-menu-slot.tsx";
import { useRoom } from "./use-room.ts";

/** Around a patient's pages. */
export function PatientLayout({ children }: LayoutProps) {
  useRoom("patient");
  const header = (
    <Header>
      <UserMenuSlot />
    </Header>
  );
  return <Page header={header}>{children}</Page>;
}
