import { lazyRouteComponent, Outlet, useMatches, useRouter } from "@tanstack/react-router";
import { lazy, type ReactElement, Suspense, useEffect } from "react";
import { useCurrentUser } from "../lib/current-user.ts";
import { useSettings } from "../lib/settings-store.ts";
import { PlayerLayout } from "./layouts/player-layout.tsx";
import { ClinicianLayout } from "./layouts/clinician-layout.tsx";
import { HeadlessLayout } from "./layouts/headless-layout.tsx";
import { PatientLayout } from "./layouts/patient-layout.tsx";
import { PublicLayout } from "./layouts/public-layout.tsx";
import { rulesOf } from "./access.ts";
import { BusyNote } from "./busy-note.tsx";
import { FlashMessages } from "./flash-messages.tsx";
import { deniedAudience } from "./guards.ts";
import { useFocusOnArrival } from "./use-focus-on-arrival.ts";

const DeniedScreen = lazyRouteComponent(
  () => import("./screens/denied-screen.tsx"),
  "DeniedScreen",
);
const NotIdentifiedScreen = lazyRouteComponent(
  () => import("./screens/not-identified-screen.tsx"),
  "NotIdentifiedScreen",
);

// Few people need it.
const SwitchScanning = lazy(() => import("../features/session/scanning/switch-scanning.tsx"));

const rooms = { patient: PatientLayout, clinician: ClinicianLayout } as const;

/** Chooses what surrounds the page, and shows the page or why it may not be shown. */
export function PageFrame(): ReactElement {
  const auth = useCurrentUser();
  const router = useRouter();
  const page = useMatches({ select: rulesOf });
  const { scanning } = useSettings();
  useFocusOnArrival();
  useEffect(() => {
    // If it cannot be loaded, every tap counts, and the browser decides where the focus goes.
    const steady = () =>
      void import("./steady-page.ts").then(
        ({ steadyPage }) => steadyPage(router),
        () => undefined,
      );
    if (auth) {
      steady();
      return undefined;
    }
    // Without a user, the first page loads no more than it needs.
    const presses = ["pointerdown", "keydown"] as const;
    const once = { capture: true, once: true };
    for (const press of presses) addEventListener(press, steady, once);
    return () => {
      for (const press of presses) removeEventListener(press, steady, once);
    };
  }, [auth, router]);

  const denied = deniedAudience(page, auth);
  const isClosed = page.needsUser && !page.opensByLink && !auth;
  const frame = denied ? "site" : (page.frame ?? "site");
  const Site = auth ? rooms[auth.user.type] : PublicLayout;
  const Layout = { site: Site, headless: HeadlessLayout, player: PlayerLayout }[frame];
  return (
    <>
      <BusyNote />
      <Layout>
        {denied && <DeniedScreen audience={denied} />}
        {!denied && isClosed && <NotIdentifiedScreen />}
        {!denied && !isClosed && <Outlet />}
      </Layout>
      <FlashMessages />
      {scanning !== "off" && (
        <Suspense>
          <SwitchScanning />
        </Suspense>
      )}
    </>
  );
}
