import type { Page } from "@playwright/test";

/** A screen to be looked at as a picture. */
export interface Scene {
  /** Who is signed in; nobody where it is not said. */
  readonly as?: string;
  readonly path: string;
  /** What to do before the picture is taken. */
  readonly act?: (page: Page) => Promise<void>;
}
