import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** After a change of page the focus moves to its heading, unless the page has set it itself. */
export function useFocusOnArrival(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        const main = document.querySelector("main");
        if (!main || main.contains(document.activeElement)) return;
        const heading = main.querySelector<HTMLElement>("h1[tabindex]") ?? main;
        heading.focus({ preventScroll: true });
      }),
    [router],
  );
}
