import { useLayoutEffect } from "react";

/** Patient rooms are large and calm, clinic rooms dense; the styles follow `data-room` on `<html>`. */
export function useRoom(room: "patient" | "clinic"): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.room = room;
  }, [room]);
}
