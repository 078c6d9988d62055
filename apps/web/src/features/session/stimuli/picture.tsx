import type { Image } from "@regain/contract/entities/task-view";
import { useLayoutEffect, useRef } from "react";
import { isOwnPath } from "../../../lib/own-files.ts";
import { usePhoto } from "../../../lib/use-photo.ts";
import { contentPath } from "./content-path.ts";
import { FigureDrawing } from "./figure-drawing.tsx";
import { useMediaFailed } from "./media-context.ts";
import styles from "./picture.module.css";

/** A reused box shows its old picture until the new one has loaded: it is hidden until then. */
function useHiddenMeanwhile() {
  const box = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    box.current?.toggleAttribute("data-coming", !box.current.complete);
  });
  return { box, come: () => box.current?.removeAttribute("data-coming") };
}

/**
 * A picture of the picture set, one of the patient's own photos or a drawing, as large as `--picture` says
 * there, always on white: dark colors must not change what a picture shows.
 * @param alt empty if its frame already says what it is
 */
export function Picture({ image, alt }: { readonly image: Image; readonly alt: string }) {
  const failed = useMediaFailed();
  const own = "path" in image && isOwnPath(image.path) ? image.path : undefined;
  const photo = usePhoto(own, () => own !== undefined && failed(contentPath(own)));
  const { box, come } = useHiddenMeanwhile();
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
        ref={box}
        src={own === undefined ? address : photo}
        alt={alt}
        draggable={false}
        className={styles.picture}
        onLoad={come}
        onError={() => {
          // Its name is then readable in its place.
          come();
          failed(address);
        }}
      />
    </span>
  );
}
