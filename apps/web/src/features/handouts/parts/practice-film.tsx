import { useLingui } from "@lingui/react/macro";
import styles from "../handouts.module.css";

/** Captions and poster are next to the film, under the same name. */
const beside = (film: string, ending: string): string =>
  `/content/${film.replace(/\.\w+$/, `.${ending}`)}`;

/** What practice looks like; it plays only when started, with captions on. */
export function PracticeFilm({ film }: { readonly film: string }) {
  const { t } = useLingui();
  return (
    <video
      className={styles.film}
      src={`/content/${film}`}
      poster={beside(film, "jpg")}
      aria-label={t`A video: what an exercise looks like`}
      controls
      playsInline
      preload="none"
    >
      <track default kind="captions" src={beside(film, "vtt")} />
    </video>
  );
}
