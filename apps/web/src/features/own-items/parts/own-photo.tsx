import { ImageOff } from "lucide-react";
import { useState } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { usePhoto } from "../../../lib/use-photo.ts";
import styles from "../own-items.module.css";

/** An item's photo; its name is next to it. */
export function OwnPhoto({ path }: { readonly path: string }) {
  const [isMissing, setIsMissing] = useState(false);
  const address = usePhoto(path, () => setIsMissing(true));
  return (
    <span className={styles.photo}>
      {address && <img src={address} alt="" />}
      {isMissing && <Icon of={ImageOff} />}
    </span>
  );
}
