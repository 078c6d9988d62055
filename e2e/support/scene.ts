import type { Page } from "@playwright/test";

/** A screen to take a picture of. */
export interface Scene {
  /** Who is signed in; nobody if it is left out. */
  readonly as?: string;
  readonly path: string;
  /** What to do before the picture is taken. */
  readonly act?: (page: Page) => Promise<void>;
}
