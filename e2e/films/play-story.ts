import type { SessionTask } from "@regain/contract/entities/session";
import type { Director } from "./director.ts";
import type { Story } from "./stories.ts";

async function showInstruction(film: Director): Promise<void> {
  await film.say("At the top, you read and hear what to do.");
  await film.point(film.page.getByRole("heading", { level: 1 }));
}

/**
 * What every film shows around its two items: the instructions before, what to do at the top, how it went,
 * how to go on and how to stop. The page is at the instructions before, and at the next instructions after.
 */
export async function playStory(
  film: Director,
  { before = showInstruction, first, second }: Story,
  [one, two]: readonly SessionTask[],
): Promise<void> {
  if (!one || !two) throw new Error("A film needs two items.");
  await film.button("Start").waitFor();
  await film.say("First you see what this is about.");
  await film.say("Touch “Start”.");
  await film.touch(film.button("Start"));
  await film.reach(one);
  await before(film);
  await film.takePoster();
  await first(film, one);
  await film.say("Now you see if it was right.");
  await film.say("Touch “Next” to continue.");
  await film.touch(film.button("Next"));
  await film.reach(two);
  await second(film, two);
  await film.say("Do you want a break? Touch “Home”. We keep your place.");
  await film.point(film.button("Home"));
  await film.read();
  await film.leave();
}
