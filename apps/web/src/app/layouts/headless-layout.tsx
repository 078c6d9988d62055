import { type LayoutProps, Page } from "./page.tsx";
import { useRoom } from "./use-room.ts";

/** Around pages that should lead nowhere else: signup, subscribe, the homework invitation. */
export function HeadlessLayout({ children }: LayoutProps) {
  useRoom("patient");
  return <Page>{children}</Page>;
}
