import styles from "./qr-code.module.css";
import { qrPath } from "./qr-path.ts";

export interface QrCodeProps {
  /** The encoded text. */
  readonly text: string;
  /** What it is for, read aloud. */
  readonly label: string;
}

/** Black on white in every color scheme: cameras read it from the screen and from paper. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = qrPath(text);
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
