import { anySignal } from "../../../lib/any-signal.ts";
import type { Voice } from "../views/voice-context.ts";
import { seekBack } from "./playlist.ts";

const backSeconds = 5;

export interface PassageState {
  /** How much of it has been played, 0 to 1. */
  readonly share: number;
  readonly isPlaying: boolean;
}

export const atStart: PassageState = { share: 0, isPlaying: false };

interface PassageStyle {
  /** 1 is the recording's own pace; the pitch stays. */
  readonly rate: number;
  /** 0 to 1. */
  readonly volume: number;
}

export interface PassageParts {
  /** URLs of its clips, in order. */
  readonly addresses: readonly string[];
  /** Ends with the item. */
  readonly signal: AbortSignal;
  readonly voice: Pick<Voice, "hold">;
  readonly style: PassageStyle;
  readonly onChange: (state: PassageState) => void;
  /** Called with the clip that cannot be loaded or played. */
  readonly onLost: (clip: number) => void;
  /** Called when part of it is played again. */
  readonly onAgain: () => void;
  /** Called when its end is reached. */
  readonly onHeardOut: () => void;
  readonly createSound?: ((address: string) => HTMLAudioElement) | undefined;
}

export interface Passage {
  readonly toggle: () => void;
  readonly pause: () => void;
  readonly goBack: () => void;
  /** From now on it sounds like this. */
  readonly tune: (style: PassageStyle) => void;
  readonly end: () => void;
}

/**
 * Several clips as one recording. While it plays it counts as the page's voice: it silences what was being
 * said, and whatever is said next silences it. It stays at the point where it was silenced.
 */
export function createPassage({
  addresses,
  signal,
  voice,
  style: styleAtFirst,
  onChange,
  onLost,
  onAgain,
  onHeardOut,
  createSound = (address) => new Audio(address),
}: PassageParts): Passage {
  const ending = new AbortController();
  const over = anySignal(signal, ending.signal);
  const lengths: number[] = [];
  let style = styleAtFirst;
  let state = atStart;
  let wasHeardOut = false;
  /** Aborts when it stops playing. */
  let playing = new AbortController();
  /** Aborts when the current clip ends. */
  let leaving = new AbortController();
  let clip = 0;
  let sound = load(0, 0);

  function change(changed: Partial<PassageState>): void {
    state = { ...state, ...changed };
    onChange(state);
  }

  function tune({ rate, volume } = style): void {
    style = { rate, volume };
    sound.volume = volume;
    sound.playbackRate = rate;
  }

  function load(next: number, at: number): HTMLAudioElement {
    leaving.abort();
    leaving = new AbortController();
    clip = next;
    const until = { signal: anySignal(over, leaving.signal) };
    const loaded = createSound(addresses[next] ?? "");
    loaded.preload = "auto";
    const begin = () => {
      lengths[next] = loaded.duration;
      tune();
      loaded.currentTime = at;
      if (state.isPlaying) start();
    };
    const move = () => {
      const share = loaded.duration > 0 ? loaded.currentTime / loaded.duration : 0;
      change({ share: (next + share) / addresses.length });
    };
    const lose = () => {
      pause();
      onLost(next);
    };
    loaded.addEventListener("loadedmetadata", begin, until);
    loaded.addEventListener("timeupdate", move, until);
    loaded.addEventListener("ended", goOn, until);
    loaded.addEventListener("error", lose, until);
    loaded.addEventListener("play", follow, until);
    loaded.addEventListener("pause", follow, until);
    return loaded;
  }

  /** A phone call, an unplugged headset or a media key plays and pauses too. */
  function follow(): void {
    if (sound.ended) return;
    if (sound.paused) pause();
    else takeTurn();
  }

  function goTo(next: number, at: number): void {
    if (next === clip) {
      sound.currentTime = at;
      return;
    }
    sound.pause();
    sound = load(next, at);
  }

  function goOn(): void {
    if (clip + 1 < addresses.length) return goTo(clip + 1, 0);
    wasHeardOut = true;
    onHeardOut();
    pause();
    change({ share: 0 });
    return goTo(0, 0);
  }

  function takeTurn(): void {
    if (state.isPlaying) return;
    playing = new AbortController();
    change({ isPlaying: true });
    const turn = voice.hold(anySignal(over, playing.signal));
    turn.addEventListener("abort", pause, { once: true });
  }

  function start(): void {
    sound.play().catch((reason: unknown) => {
      const isInterrupted = reason instanceof DOMException && reason.name === "AbortError";
      if (!isInterrupted) pause();
    });
  }

  function pause(): void {
    if (!state.isPlaying) return;
    change({ isPlaying: false });
    sound.pause();
    playing.abort();
  }

  return {
    tune,
    pause,
    toggle() {
      if (state.isPlaying) return pause();
      if (over.aborted) return undefined;
      if (wasHeardOut) onAgain();
      wasHeardOut = false;
      takeTurn();
      return start();
    },
    goBack() {
      const from = { clip, at: sound.currentTime };
      const to = seekBack(lengths, from, backSeconds);
      if (to.clip < from.clip || to.at < from.at) onAgain();
      goTo(to.clip, to.at);
    },
    end() {
      pause();
      ending.abort();
    },
  };
}
