import { useEffect, useRef, useState } from "react";

/** Of the window's height, what the tiles may take; the rest belongs to the bars and the instruction. */
const share = 0.6;

/** The width of the element that bears the ref, and the height that its tiles may take. */
export function useTileRoom() {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<{ width: number; height: number }>();
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () =>
      setRoom({ width: element.clientWidth, height: window.innerHeight * share });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", measure);
    };
  }, []);
  return { ref, room };
}
