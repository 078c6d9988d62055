import type { Choice, TaskView } from "@regain/contract/entities/task-view";
import { useState } from "react";
import { ChoiceFace } from "../parts/choice-face.tsx";
import type { Touch, ViewProps } from "../view-props.ts";
import { useVoice } from "../voice-context.ts";
import {
  drop,
  type Picked,
  type PlacingRules,
  tapChoice,
  tapPlace,
  tapPlaced,
  type TapResult,
} from "./pick-up.ts";
import { useDrag } from "./use-drag.tsx";

interface PlacingSetup
  extends PlacingRules, Pick<ViewProps<TaskView, unknown>, "act" | "phase" | "signal"> {
  readonly choices: readonly Choice[];
  /** Places in reading order. */
  readonly places: readonly string[];
  readonly inPlace: (place: string) => readonly string[];
}

/** Placing by taps, keys and drags: what is picked up, and what the buttons of a board do. */
export function usePlacing(setup: PlacingSetup) {
  const { act, phase, signal, choices, places, inPlace } = setup;
  const voice = useVoice();
  const [chosen, setPicked] = useState<Picked>();
  const isBlocked = phase !== "answering";
  const onlyColour = setup.isPalette && choices.length === 1 ? choices[0] : undefined;
  const picked: Picked = chosen ?? (onlyColour && { kind: "choice", id: onlyColour.id });
  const state = { picked, inPlace, nextFree: places.find((place) => inPlace(place).length === 0) };
  const find = (id: string) => choices.find((choice) => choice.id === id);

  const follow = ({ picked: next, move }: TapResult, touch: Touch) => {
    if (isBlocked) return;
    setPicked(next);
    if (move) act(move, touch);
  };
  const say = (id: string) => {
    const speech = find(id)?.speech;
    if (speech && !isBlocked) void voice.say(speech, { signal });
  };
  const { handlersFor, ghost } = useDrag(
    ({ choice, from }, to, touch) => {
      if (isBlocked) return;
      setPicked(undefined);
      for (const move of drop(setup, state, choice, from, to)) act(move, touch);
    },
    (id) => {
      const choice = find(id);
      return choice && <ChoiceFace choice={choice} />;
    },
  );

  return {
    picked: isBlocked ? undefined : picked,
    isBlocked,
    ghost,
    drag: (choice: string, from?: string) => (isBlocked ? {} : handlersFor({ choice, from })),
    tapChoice(id: string, touch: Touch) {
      say(id);
      follow(tapChoice(setup, state, id), touch);
    },
    tapPlace: (id: string, touch: Touch) => follow(tapPlace(setup, state, id), touch),
    tapPlaced: (from: string, id: string, touch: Touch) =>
      follow(tapPlaced(setup, state, from, id), touch),
  };
}

export type Placing = ReturnType<typeof usePlacing>;
