import type { Image } from "@regain/contract/entities/task-view";
import { isOwnPath } from "../../../lib/own-files.ts";
import { usePhoto } from "../../../lib/use-photo.ts";
import { contentPath } from "./content-path.ts";
import { FigureDrawing } from "./figure-drawing.tsx";
import { useMediaFailed } from "./media-context.ts";
import styles from "./picture.module.css";

/**
 * A picture of the picture set, a photo of the patient's own or a drawing, as large as `--picture` says where it stands, always on white: dark
 * colours do not change what a picture shows.
 * @param alt empty where its frame already says what it is
 */
export function Picture({ image, alt }: { readonly image: Image; readonly alt: string }) {
  const failed = useMediaFailed();
  const own = "path" in image && isOwnPath(image.path) ? image.path : undefined;
  const photo = usePhoto(own, () => own !== undefined && failed(contentPath(own)));
  if ("figure" in image)
    return (
      <span className={styles.frame} {...(alt && { role: "img", "aria-label": alt })}>
        <FigureDrawing figure={image.figure} className={styles.picture} />
      </span>
    );
  const address = contentPath(image.path);
  // A box that is filled anew would show the old picture until the new one has come.
  return (
    <span className={styles.frame}>
      <img
        key={address}
        src={own === undefined ? address : photo}
        alt={alt}
        draggable={false}
        className={styles.picture}
        onError={() => failed(address)}
      />
    </span>
  );
}
