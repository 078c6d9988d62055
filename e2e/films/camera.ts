import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { CDPSession, Page } from "@playwright/test";
import type { Shot } from "./encode.ts";

/**
 * Films a page frame by frame on a clock of its own: on a slow machine filming is slow, but the film never
 * jerks. Times are in seconds of the film.
 */
export class Camera {
  readonly #session: CDPSession;
  readonly #folder: string;
  readonly #shots: Shot[] = [];
  #at = 0;

  private constructor(session: CDPSession, folder: string) {
    this.#session = session;
    this.#folder = folder;
  }

  /** @param folder for its frames */
  static async before(page: Page, folder: string): Promise<Camera> {
    return new Camera(await page.context().newCDPSession(page), folder);
  }

  /** How long the film is so far. */
  get at(): number {
    return this.#at;
  }

  get shots(): readonly Shot[] {
    return this.#shots;
  }

  async #picture(): Promise<string> {
    const { data } = await this.#session.send("Page.captureScreenshot", {
      format: "png",
      optimizeForSpeed: true,
    });
    const file = join(this.#folder, `${String(this.#shots.length).padStart(5, "0")}.png`);
    await writeFile(file, Buffer.from(data, "base64"));
    return file;
  }

  #add(file: string, seconds: number): void {
    this.#shots.push({ file, seconds });
    this.#at += seconds;
  }

  /** What does not move: one frame. @returns its file */
  async hold(seconds: number): Promise<string> {
    const file = await this.#picture();
    this.#add(file, seconds);
    return file;
  }

  /** What moves by itself, in its own time. */
  async roll(seconds: number): Promise<void> {
    const end = performance.now() + seconds * 1_000;
    for (let from = performance.now(); from < end;) {
      const file = await this.#picture();
      const to = performance.now();
      this.#add(file, (to - from) / 1_000);
      from = to;
    }
  }
}
