import { Trans, useLingui } from "@lingui/react/macro";
import { Pause, Play, RotateCcw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Row, Stack } from "../../../ui/layout.tsx";
import type { Film } from "../engine/category.ts";
import { contentPath } from "../stimuli/content-path.ts";
import { SteadyButton } from "./steady-button.tsx";
import styles from "./tutorial.module.css";

/** The current caption, shown below the film, where it grows with the text size. */
function useCaption() {
  const element = useRef<HTMLTrackElement>(null);
  const [caption, setCaption] = useState("");
  useEffect(() => {
    const track = element.current?.track;
    if (!track) return undefined;
    // Read here, not drawn over the picture.
    track.mode = "hidden";
    const read = () => {
      const [cue] = track.activeCues ?? [];
      setCaption(cue instanceof VTTCue ? cue.text : "");
    };
    track.addEventListener("cuechange", read);
    return () => track.removeEventListener("cuechange", read);
  }, []);
  return { element, caption };
}

interface FilmPlayerProps {
  readonly film: Film;
  /** What it shows. */
  readonly name: string;
}

/** A silent film with its captions. It was requested, so it starts immediately. */
export function FilmPlayer({ film, name }: FilmPlayerProps) {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const { element, caption } = useCaption();

  // Without a network it may fail before anything listens.
  useEffect(() => {
    if (video.current?.error) setHasFailed(true);
  }, []);

  // A browser that refuses to play it now leaves it paused, with its button.
  const play = () =>
    void video.current?.play().catch((error: unknown) => {
      setIsPlaying(false);
      if (error instanceof DOMException && error.name === "NotSupportedError") setHasFailed(true);
    });
  const toggle = () => (isPlaying ? video.current?.pause() : play());
  const again = () => {
    if (video.current) video.current.currentTime = 0;
    play();
  };
  if (hasFailed)
    return (
      <p className={styles.caption} role="status">
        <Trans>This video cannot be shown now. “See this exercise” shows it, too.</Trans>
      </p>
    );
  return (
    <Stack gap={2}>
      <video
        ref={video}
        className={styles.film}
        src={contentPath(film.video)}
        poster={contentPath(film.poster)}
        aria-label={t`Video: ${name}`}
        autoPlay
        muted
        playsInline
        preload="auto"
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onError={() => setHasFailed(true)}
      >
        <track
          ref={element}
          kind="captions"
          srcLang="en"
          label={t`Captions`}
          src={contentPath(film.captions)}
        />
      </video>
      <p className={styles.caption} aria-live="polite">
        {caption}
      </p>
      <Row>
        <SteadyButton icon={isPlaying ? Pause : Play} onTap={toggle}>
          {isPlaying ? <Trans>Pause</Trans> : <Trans>Play</Trans>}
        </SteadyButton>
        <SteadyButton icon={RotateCcw} onTap={again}>
          <Trans>Watch again</Trans>
        </SteadyButton>
      </Row>
    </Stack>
  );
}
