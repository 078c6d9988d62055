import styles from "./layout.module.css";
import type { LayoutProps } from "./page.tsx";
import { useRoom } from "./use-room.ts";

/** Nothing around it: the player brings its own bars and its own `main`. */
export function PlayerLayout({ children }: LayoutProps) {
  useRoom("patient");
  return <div className={styles.player}>{children}</div>;
}
