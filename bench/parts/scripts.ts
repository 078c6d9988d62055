import { chromium, type Page } from "@playwright/test";
import { startDemoServer } from "../../e2e/support/demo.ts";
import { firstVisits, scriptOf } from "../../e2e/support/first-visit.ts";
import type { RunningServer } from "../../e2e/support/server.ts";
import { signInBrowser } from "../../e2e/support/sign-in.ts";
import { browserFlags, findBrowser } from "../../tools/browser.ts";
import { type Figure, kilobytes } from "../figures.ts";
import { inService } from "../support/in-service.ts";

export const title = "Script on a first visit, gzipped";

export const about = `
All script that a fresh browser loads until the network is quiet, each file gzipped at level 9. *Saved* are the app's own
files with which the player opens without a network: page, scripts, styles, and fonts, gzipped. They are fetched once the
welcome can be used.
`;

async function inFreshBrowser<T>(work: (page: Page) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserFlags,
  });
  try {
    const page = await browser.newPage();
    return await work(page);
  } finally {
    await browser.close();
  }
}

/** The part of the app itself that a browser has saved once its patient has seen the welcome. */
const savedOffline = (server: RunningServer) =>
  inFreshBrowser(async (page): Promise<Figure> => {
    await signInBrowser(page, server, "rosa");
    await page.goto(`${server.url}/do-therapy`);
    const sizes = await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      const names = await caches.keys();
      const shell = await caches.open(names.find((name) => name.startsWith("regain-shell-"))!);
      const kept = await Promise.all((await shell.keys()).map((one) => shell.match(one)));
      const packed = kept.map((one) => one!.body!.pipeThrough(new CompressionStream("gzip")));
      return Promise.all(packed.map(async (one) => (await new Response(one).blob()).size));
    });
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    return {
      what: "saved for practice without a network",
      value: `${kilobytes(bytes)} in ${sizes.length} files`,
    };
  });

export async function measure(): Promise<Figure[]> {
  const server = await startDemoServer("none", inService);
  try {
    const figures: Figure[] = [];
    for (const visit of firstVisits) {
      const bytes = await inFreshBrowser((page) => scriptOf(page, server, visit));
      const { budget } = visit;
      figures.push({
        what: `${visit.what} (${visit.path})`,
        value: kilobytes(bytes),
        ...(budget ? { budget: kilobytes(budget), isWithin: bytes <= budget } : {}),
      });
    }
    return [...figures, await savedOffline(server)];
  } finally {
    await server.dispose();
  }
}
