import { createReadStream } from "node:fs";
import { once } from "node:events";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import type { SessionTask } from "@regain/contract/entities/session";

const root = resolve(import.meta.dirname, "../..");
const modules = join(root, "node_modules");

const files: Readonly<Record<string, readonly [path: string, type: string]>> = {
  "/jspsych.js": [join(modules, "jspsych/dist/index.browser.min.js"), "text/javascript"],
  "/jspsych.css": [join(modules, "jspsych/css/jspsych.css"), "text/css"],
  "/button.js": [
    join(modules, "@jspsych/plugin-html-button-response/dist/index.browser.min.js"),
    "text/javascript",
  ],
};

interface Trial {
  readonly text: string;
  readonly pictures: readonly string[];
  readonly answer: number;
  readonly answerText: string;
}

/** The same item: its text, its pictures in their places, and which one is correct. */
function trialOf({ taskView: view }: SessionTask): Trial {
  if (view.templateName !== "MultipleChoice") throw new Error("not an item of one tap");
  const [stimulus] = view.stimulus;
  const [question] = view.questions;
  if (stimulus?.kind !== "text" || !question) throw new Error("not an item of a text");
  return {
    text: stimulus.text,
    pictures: question.choices.map(({ image }) => (image && "path" in image ? image.path : "")),
    answer: question.choices.findIndex(({ id }) => id === question.answer),
    answerText: view.answerText,
  };
}

/**
 * The items as a jsPsych experiment: a text and pictures to tap, then a feedback screen with Next. It sets the same
 * marks as the player, at the same moments: for the item and its feedback, one task after the frame that shows them.
 */
const experiment = `
  const mark = (name, at) => performance.mark("regain:" + name, at === undefined ? {} : { startTime: at });
  const painted = (name) => requestAnimationFrame(() => scheduler.postTask(() => mark(name), { priority: "user-blocking" }));
  addEventListener("pointerup", ({ target, timeStamp }) => target.closest(".choice") && mark("tap", timeStamp), true);
  addEventListener("click", ({ target }) => target.closest(".next") && mark("next"), true);
  const jsPsych = initJsPsych();
  const trials = JSON.parse(document.querySelector("#trials").textContent);
  const held = trials.flatMap(({ pictures }) => pictures).map((src) => Object.assign(new Image(), { src }));
  const timeline = trials.flatMap(({ text, pictures, answer, answerText }) => [
    {
      type: jsPsychHtmlButtonResponse,
      stimulus: "<p class=ask>" + text + "</p>",
      choices: pictures,
      button_layout: "grid",
      grid_rows: 2,
      grid_columns: Math.ceil(pictures.length / 2),
      button_html: (src) => "<button class='jspsych-btn choice'><img src='" + src + "'></button>",
      on_load: () => painted("item"),
    },
    {
      type: jsPsychHtmlButtonResponse,
      stimulus: () => {
        const isRight = jsPsych.data.get().last(1).values()[0].response === answer;
        return "<p>" + (isRight ? "That is right." : "Not quite this time.") + "</p><img src='" +
          pictures[answer] + "'><p>" + answerText + "</p>";
      },
      choices: ["Next"],
      button_html: (label) => "<button class='jspsych-btn next'>" + label + "</button>",
      on_load: () => painted("feedback"),
    },
  ]);
  Promise.all(held.map((image) => image.decode())).then(() => jsPsych.run(timeline));
`;

const page = (trials: readonly Trial[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Trials</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/jspsych.css">
<style>.ask { font-size: 2rem } img { width: 14rem; height: 14rem }</style>
<script src="/jspsych.js"></script>
<script src="/button.js"></script>
<body>
<script type="application/json" id="trials">${JSON.stringify(trials).replaceAll("<", "\\u003c")}</script>
<script>${experiment}</script>
</body>
</html>`;

export interface ServedPage {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves an experiment of these items on this machine. */
export async function serveExperiment(tasks: readonly SessionTask[]): Promise<ServedPage> {
  const html = page(tasks.map(trialOf));
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    const [file, type] = files[path] ?? [
      join(root, "packages/content", join("/", path)),
      "image/svg+xml",
    ];
    if (path === "/") response.setHeader("content-type", "text/html").end(html);
    else
      createReadStream(file)
        .on("open", () => response.setHeader("content-type", type))
        .on("error", () => response.writeHead(404).end())
        .pipe(response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port was given");
  return {
    url: `http://127.0.0.1:${address.port}/`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
