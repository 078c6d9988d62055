import { type ReactNode, useEffect, useRef } from "react";
import styles from "./room.module.css";

export interface RoomProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The screen between exercises: a heading, which takes the focus, a few words and the actions. */
export function Room({ title, children }: RoomProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (title) heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <main className={styles.main}>
      <title>{`${title} – Regain`}</title>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {children}
    </main>
  );
}

/** Buttons for the next steps. */
export function RoomActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
