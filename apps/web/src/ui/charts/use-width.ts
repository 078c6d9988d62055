import { useEffect, useRef, useState } from "react";

/** An element's width and text size in CSS pixels, now and as the screen or the text size changes. */
export function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 320, rem: 16 });
  useEffect(() => {
    const part = ref.current;
    if (!part) return undefined;
    const measure = () => {
      const width = Math.floor(part.clientWidth);
      const rem = Number.parseFloat(getComputedStyle(part).fontSize);
      setSize((now) => (now.width === width && now.rem === rem ? now : { width, rem }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(part);
    return () => watch.disconnect();
  }, []);
  return { ref, ...size };
}
