import { useEffect, useEffectEvent, useRef, useState } from "react";
import { anySignal } from "../../../lib/any-signal.ts";
import { useSettings } from "../../../lib/settings-store.ts";
import { contentPath } from "./content-path.ts";
import { useMediaFailed } from "./media-context.ts";
import { seekBack } from "./playlist.ts";

const backSeconds = 5;
/** Of the voice's own pace; the pitch stays. */
const slowly = 0.75;

function tune(player: HTMLAudioElement, volume: number, rate: number): void {
  player.volume = volume;
  player.playbackRate = rate;
}

/** Several clips played one after the other as one recording; silent once the item is left. */
export function useClips(paths: readonly string[], signal: AbortSignal) {
  const failed = useMediaFailed();
  const { volume, speechRate } = useSettings();
  const audio = useRef<HTMLAudioElement>(undefined);
  const lengths = useRef<number[]>([]);
  /** Where to go on once the clip that was asked for is loaded, seconds. */
  const startAt = useRef(0);
  const [clip, setClip] = useState(0);
  const [share, setShare] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isSlow, setIsSlow] = useState(false);
  const address = contentPath(paths[clip]);
  const rate = speechRate * (isSlow ? slowly : 1);

  const goTo = (next: number, at: number) => {
    startAt.current = at;
    if (next === clip && audio.current) audio.current.currentTime = at;
    else setClip(next);
  };
  const play = () => {
    setIsPlaying(true);
    audio.current?.play().catch((reason: unknown) => {
      const isInterrupted = reason instanceof DOMException && reason.name === "AbortError";
      if (!isInterrupted) setIsPlaying(false);
    });
  };
  const pause = () => {
    audio.current?.pause();
    setIsPlaying(false);
  };
  const goBack = () => {
    const at = audio.current?.currentTime ?? 0;
    const to = seekBack(lengths.current, { clip, at }, backSeconds);
    goTo(to.clip, to.at);
  };

  const loaded = useEffectEvent((player: HTMLAudioElement) => {
    lengths.current[clip] = player.duration;
    tune(player, volume, rate);
    player.currentTime = startAt.current;
    if (isPlaying) play();
  });
  const moved = useEffectEvent(({ currentTime, duration }: HTMLAudioElement) =>
    setShare((clip + (duration > 0 ? currentTime / duration : 0)) / paths.length),
  );
  const ended = useEffectEvent(() => {
    if (clip + 1 < paths.length) return goTo(clip + 1, 0);
    setIsPlaying(false);
    return goTo(0, 0);
  });
  const lost = useEffectEvent((what: string) => failed(what));
  const silence = useEffectEvent(pause);

  useEffect(() => {
    const ending = new AbortController();
    const until = { signal: anySignal(signal, ending.signal) };
    const player = new Audio(address);
    audio.current = player;
    player.preload = "auto";
    player.addEventListener("loadedmetadata", () => loaded(player), until);
    player.addEventListener("timeupdate", () => moved(player), until);
    player.addEventListener("ended", () => ended(), until);
    player.addEventListener("error", () => lost(address), until);
    signal.addEventListener("abort", () => silence(), { signal: ending.signal });
    return () => {
      ending.abort();
      player.pause();
    };
  }, [address, signal]);
  useEffect(() => {
    if (audio.current) tune(audio.current, volume, rate);
  }, [volume, rate]);

  const toggle = isPlaying ? pause : play;
  return { share, isPlaying, isSlow, setIsSlow, goBack, toggle };
}
