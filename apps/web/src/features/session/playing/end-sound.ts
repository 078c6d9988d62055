import { readSettings } from "../../../lib/settings-store.ts";
import { sounds, voice } from "../audio/sound.ts";
import type { Item } from "../engine/item.ts";
import type { Player } from "../engine/player-host.ts";
import { saysWhatIsTapped } from "../engine/readable.ts";

/**
 * Ends what an item was saying and sounds its result; a word that was tapped is heard out first.
 * @param isQuiet an assessment: nothing sounds right or wrong
 */
export async function soundEnd(player: Player, item: Item, isQuiet: boolean): Promise<void> {
  const result = item.score?.result;
  const signal = player.life()?.signal;
  if (result && signal && saysWhatIsTapped(item.task.taskView)) await voice.quiet(signal);
  else voice.stop();
  if (result && !isQuiet && !signal?.aborted) sounds.play(result, readSettings().volume);
}
