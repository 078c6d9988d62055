import { fetchOwnFile } from "../../lib/own-files.ts";
import { readSettings } from "../../lib/settings-store.ts";

/**
 * Plays a recorded name.
 * @param path as the item names it
 * @throws Error where it cannot be had or played
 */
export async function hearVoice(path: string): Promise<void> {
  const answer = await fetchOwnFile(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const address = URL.createObjectURL(await answer.blob());
  const audio = new Audio(address);
  const release = () => URL.revokeObjectURL(address);
  audio.addEventListener("ended", release, { once: true });
  audio.addEventListener("error", release, { once: true });
  audio.volume = readSettings().volume;
  await audio.play();
}
