import { useEffect, useRef, useState } from "react";

/**
 * How much of the window's height the bars, the instruction, help and the count take, in units of the page's
 * font size.
 */
const takenLetters = 23;
/** With very large text the page scrolls; the tiles keep this share of the window. */
const leastShare = 0.4;

function heightForTiles(): number {
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.max(window.innerHeight * leastShare, window.innerHeight - takenLetters * letter);
}

/** The width of the element with the ref, and the height its tiles may take. */
export function useTileRoom() {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<{ width: number; height: number }>();
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setRoom({ width: element.clientWidth, height: heightForTiles() });
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
