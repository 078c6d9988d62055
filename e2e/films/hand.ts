import type { Locator, Page } from "@playwright/test";
import type { Camera } from "./camera.ts";

const picturesASecond = 25;
const frame = 1 / picturesASecond;
const size = 48;

interface Look {
  readonly x: number;
  readonly y: number;
  readonly opacity: number;
  readonly scale: number;
}

/** Draws the mark on top of the page; nothing in the page notices it. */
function draw([{ x, y, opacity, scale }, diameter]: readonly [Look, number]): void {
  const id = "hand-of-the-film";
  const made =
    document.getElementById(id) ?? document.body.appendChild(document.createElement("div"));
  Object.assign(made, { id, ariaHidden: "true" });
  document.documentElement.style.setProperty("-webkit-tap-highlight-color", "transparent");
  Object.assign(made.style, {
    position: "fixed",
    left: `${x - diameter / 2}px`,
    top: `${y - diameter / 2}px`,
    width: `${diameter}px`,
    height: `${diameter}px`,
    boxSizing: "border-box",
    border: "4px solid rgb(28 43 45 / 0.75)",
    borderRadius: "50%",
    background: `rgb(242 166 90 / ${scale < 1 ? 0.85 : 0.5})`,
    boxShadow: "0 0 0 3px rgb(255 255 255 / 0.8), 0 4px 14px rgb(28 43 45 / 0.35)",
    transform: `scale(${scale})`,
    opacity: String(opacity),
    pointerEvents: "none",
    zIndex: "2147483647",
  });
}

/** Starts and ends softly. */
const eased = (share: number) => share * share * (3 - 2 * share);

/** A visible finger: it appears, moves to what it is about to touch, and disappears when it rests. */
export class Hand {
  readonly #page: Page;
  readonly #camera: Camera;
  #look: Look = { x: 1_100, y: 620, opacity: 0, scale: 1 };

  constructor(page: Page, camera: Camera) {
    this.#page = page;
    this.#camera = camera;
  }

  async #show(look: Partial<Look>): Promise<void> {
    this.#look = { ...this.#look, ...look };
    await this.#page.evaluate(draw, [this.#look, size] as const);
  }

  /** Changes smoothly over a number of frames. */
  async #glide(to: Partial<Look>, count: number): Promise<void> {
    const from = this.#look;
    const goal = { ...from, ...to };
    for (let step = 1; step <= count; step++) {
      const share = eased(step / count);
      const between = (one: keyof Look) => from[one] + (goal[one] - from[one]) * share;
      await this.#show({
        x: between("x"),
        y: between("y"),
        opacity: between("opacity"),
        scale: between("scale"),
      });
      await this.#camera.hold(frame);
    }
  }

  async #pointOf(target: Locator): Promise<{ x: number; y: number }> {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error(`${target.toString()} is not to be seen`);
    // Near its bottom, so that its text can be read.
    return { x: box.x + box.width / 2, y: box.y + box.height * 0.8 };
  }

  /** Moves there and stays. */
  async pointTo(target: Locator): Promise<void> {
    const point = await this.#pointOf(target);
    await this.#glide({ opacity: 1 }, 4);
    const way = Math.hypot(point.x - this.#look.x, point.y - this.#look.y);
    await this.#glide(point, Math.max(6, Math.min(20, Math.round(way / 40))));
  }

  async rest(): Promise<void> {
    if (this.#look.opacity > 0) await this.#glide({ opacity: 0 }, 5);
  }

  /** Moves there, touches it and disappears. */
  async touch(target: Locator): Promise<void> {
    await this.pointTo(target);
    await this.#camera.hold(4 * frame);
    await this.#glide({ scale: 0.7 }, 3);
    await target.tap();
    await this.#camera.roll(0.25);
    await this.#glide({ scale: 1 }, 3);
    await this.rest();
  }
}
