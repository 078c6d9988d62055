import type { Image } from "@regain/contract/entities/task-view";
import { contentPath } from "./content-path.ts";
import { FigureDrawing } from "./figure-drawing.tsx";
import { useMediaFailed } from "./media-context.ts";
import styles from "./picture.module.css";

/**
 * A picture of the picture set or a drawing, as large as `--picture` says where it stands, always on white: dark
 * colours do not change what a picture shows.
 * @param alt empty where its frame already says what it is
 */
export function Picture({ image, alt }: { readonly image: Image; readonly alt: string }) {
  const failed = useMediaFailed();
  if ("figure" in image)
    return (
      <span className={styles.frame} {...(alt && { role: "img", "aria-label": alt })}>
        <FigureDrawing figure={image.figure} className={styles.picture} />
      </span>
    );
  const address = contentPath(image.path);
  return (
    <span className={styles.frame}>
      <img
        src={address}
        alt={alt}
        draggable={false}
        className={styles.picture}
        onError={() => failed(address)}
      />
    </span>
  );
}
