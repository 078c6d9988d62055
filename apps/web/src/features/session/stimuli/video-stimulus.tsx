import { contentPath } from "./content-path.ts";
import styles from "./media.module.css";
import { useMediaFailed } from "./media-context.ts";

interface VideoStimulusProps {
  readonly path: string;
  readonly captions?: string | undefined;
  readonly alt: string;
}

/** A film that starts when the patient starts it, with its captions on. */
export function VideoStimulus({ path, captions, alt }: VideoStimulusProps) {
  const failed = useMediaFailed();
  const address = contentPath(path);
  return (
    <video
      className={styles.video}
      src={address}
      aria-label={alt}
      controls
      playsInline
      preload="auto"
      onError={() => failed(address)}
    >
      <track default kind="captions" {...(captions && { src: contentPath(captions) })} />
    </video>
  );
}
