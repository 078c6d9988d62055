import { expect, type Locator, type Page } from "@playwright/test";
import type { Cue } from "@regain/content/web-vtt";
import type { SessionTask } from "@regain/contract/entities/session";
import { rulesOf } from "@regain/therapy/views/registry";
import type { Move } from "@regain/therapy/views/rules";
import { untilUsable } from "../support/keyboard.ts";
import { byTouch, doMove, goOn, type Press, untilAnswersCount } from "../support/play.ts";
import { skip } from "../support/skip.ts";
import type { Camera } from "./camera.ts";
import { Hand } from "./hand.ts";

/** Seconds that a slow reader needs. */
const readingTime = (text: string) => 1 + 0.35 * text.split(" ").length;

/** Makes one film: shows captions and plays the real exercise with a visible hand. */
export class Director {
  readonly page: Page;
  readonly camera: Camera;
  readonly #hand: Hand;
  readonly #cues: { start: number; text: string }[] = [];
  #poster: string | undefined;

  constructor(page: Page, camera: Camera) {
    this.page = page;
    this.camera = camera;
    this.#hand = new Hand(page, camera);
  }

  readonly #press: Press = async (_, target) => {
    await expect(target).not.toHaveAttribute("aria-disabled", "true", untilUsable);
    await this.#hand.touch(target);
  };

  button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name, exact: true }).first();
  }

  /** Waits until the current caption has been read. */
  async read(): Promise<void> {
    const last = this.#cues.at(-1);
    const rest = last ? last.start + readingTime(last.text) - this.camera.at : 0;
    if (rest > 0) await this.camera.hold(rest);
  }

  inGroup(group: string, name: string | RegExp): Locator {
    return this.page
      .getByRole("group", { name: group })
      .getByRole("button", { name, exact: true })
      .first();
  }

  /** Shows a new caption, once the one before has been read. */
  async say(text: string): Promise<void> {
    await this.read();
    this.#cues.push({ start: this.camera.at, text });
    await this.camera.hold(0.6);
  }

  async point(target: Locator): Promise<void> {
    await this.#hand.pointTo(target);
    await this.read();
    await this.#hand.rest();
  }

  /** Films until something that goes on by itself is over. */
  async watch(isOver: () => Promise<boolean>): Promise<void> {
    while (!(await isOver())) await this.camera.roll(0.2);
  }

  touch(target: Locator): Promise<void> {
    return this.#press(this.page, target);
  }

  /** Waits, without filming, until the item can be answered. */
  async reach({ taskView }: SessionTask): Promise<void> {
    await this.page
      .getByRole("heading", { level: 1, name: taskView.instructions.text })
      .waitFor(untilUsable);
    await untilAnswersCount(this.page);
  }

  /** The picture that stands for the film. */
  async takePoster(): Promise<void> {
    this.#poster = await this.camera.hold(0.2);
  }

  get poster(): string {
    if (this.#poster === undefined) throw new Error("The film has no poster.");
    return this.#poster;
  }

  async move({ taskView }: SessionTask, move: Move | undefined): Promise<void> {
    if (!move) throw new Error(`${taskView.type} has no such move.`);
    await doMove(this.page, taskView, move, this.#press);
  }

  /**
   * The exercise's own simulation, on the screen.
   * @param texts captions for the first move of each kind
   */
  async solve(task: SessionTask, texts: Partial<Record<Move["kind"], string>> = {}): Promise<void> {
    const said = new Set<string>();
    for (const move of rulesOf(task.taskView).solve(task.taskView)) {
      const text = texts[move.kind];
      if (text !== undefined && !said.has(text)) {
        said.add(text);
        await this.say(text);
      }
      await this.move(task, move);
    }
    await expect(this.button("Next")).not.toHaveAttribute("aria-disabled", "true", untilUsable);
  }

  /** Whether the item on the screen has been answered. */
  async isAnswered(): Promise<boolean> {
    return this.page
      .getByRole("button", { name: "Next", exact: true, disabled: false })
      .isVisible();
  }

  /** Whether what the view shows by itself is over. */
  async canAnswer(): Promise<boolean> {
    return !(await this.page.getByText("Watch first.").isVisible());
  }

  /** Behind the scenes: goes on to what comes after the film, past an unfinished item. */
  async leave(): Promise<void> {
    if (await this.isAnswered()) return goOn(this.page, byTouch);
    await skip(this.page, "Skip this item", "Other");
  }

  /** The captions, each until the next. */
  get cues(): Cue[] {
    return this.#cues.map(({ start, text }, index) => ({
      start,
      end: this.#cues[index + 1]?.start ?? this.camera.at,
      text,
    }));
  }
}
