/**
 * Which modules share a chunk, so that a page needs a few files each worth a request, and no page loads another's code.
 */
import { anyOf, sourcesNamed } from "./named-sources.ts";

const inSession = (...starts: readonly string[]) =>
  starts.map((start) => `features/session/${start}`);
const inReport = (...starts: readonly string[]) =>
  starts.map((start) => `features/report/${start}`);

const entrance = /\/src\/(?:routes\/[^?]*|app\/main)\.tsx$/;
/** What the login and many other forms are made of. */
const plainForms = anyOf(
  sourcesNamed([
    "ui/form.tsx",
    "ui/page-heading.tsx",
    "ui/password-field.tsx",
    "ui/text-field.tsx",
    "ui/text-link.tsx",
    "lib/forms/answers.ts",
    "lib/forms/use-clear-server-errors.ts",
    "features/identity/use-answer.ts",
    "features/identity/use-enter.ts",
    "features/identity/parts/hidden-username.",
    "features/identity/parts/login-form.",
  ]),
  /\/react-query\/.*\/useMutation\.js$|\/icons\/mail\.mjs$|\/calls\/identity\/login\.ts$/,
);

/** Small parts used by many pages: as separate files, the requests would take longer than loading them all together. */
const kit = anyOf(
  sourcesNamed([
    "ui/skeleton.",
    "ui/visually-hidden.",
    "ui/layout.",
    "ui/empty-state.",
    "ui/link-loading.",
    "ui/notice.",
  ]),
  /\/src\/lib\/[^/]+\.tsx?$/,
  /\/lucide-react\/dist\/esm\/icons\//,
  /\/(?:react-query\/.*\/use(?:Base)?Query|query-core\/.*\/queryObserver)\.js$/,
);

/** Controls on signed-in pages; all of them depend on the same library. */
const controls = sourcesNamed([
  "ui/breadcrumbs.tsx",
  "ui/dialog.tsx",
  "ui/select.tsx",
  "ui/tabs.tsx",
]);

/** The player as far as the welcome screen needs it. What runs an exercise loads once the welcome screen is up. */
const welcome = sourcesNamed(
  inSession(
    "api/",
    "audio/",
    "engine/",
    "offline/",
    "outbox/",
    "playing/",
    "parts/accuracy-ring.",
    "parts/bottom-bar.",
    "parts/dialogs.",
    "parts/notice.",
    "parts/offline-banner.",
    "parts/start-problem.",
    "parts/steady-button.",
    "parts/task-prompt.",
    "parts/top-bar.",
    "parts/unsent-note.",
    "parts/week-days.",
    "parts/welcome-header.",
    "screens/do-therapy-screen.",
    "screens/welcome-room.",
    "screens/welcome-screen.",
    "views/parts/group",
    "views/parts/tap-",
  ),
);

/** What surrounds every page about a patient. */
const places = sourcesNamed(["app/screens/own-report-nav.tsx", "app/screens/report-frame.tsx"]);

/** The report as it opens. */
const report = sourcesNamed([
  "app/screens/patient-report.tsx",
  "app/screens/report-summary.tsx",
  ...inReport(
    "api/performance",
    "report-range",
    "report-tabs",
    "screens/performance-screen",
    "parts/empty-days",
    "parts/empty-for-clinician",
    "parts/empty-welcome",
    "parts/paper",
    "parts/quiet-days",
    "parts/report-skeleton",
    "parts/summary-tiles",
  ),
]);

/** For Rolldown's `codeSplitting`. */
export const groups = [
  // Stays in browser caches when a release changes everything else.
  {
    name: "react",
    test: /\/node_modules\/(?:react|react-dom|scheduler)\//,
    priority: 2,
  },
  // What every page needs is one file: fewer requests, and it compresses better as one. Every page's own file imports
  // its route from the site map, so without this each route would be a separate file as well.
  { name: "start", test: anyOf(entrance, plainForms), priority: 1 },
  { name: "kit", test: kit, minShareCount: 4 },
  { name: "controls", test: controls },
  { name: "welcome", test: welcome, minShareCount: 2 },
  { name: "places", test: places },
  { name: "report", test: report },
];

/** Names are only for people reading them; the start file lists most files, so they are short. */
export const scriptName = ({ name }: { readonly name: string }): string =>
  `assets/${name.slice(0, 7)}-[hash:7].js`;
export const assetName = ({ names }: { readonly names: readonly string[] }): string =>
  names.some((name) => name.endsWith(".css"))
    ? "assets/[hash:6][extname]"
    : "assets/[name]-[hash:6][extname]";

/** The files of the pages where most visits begin. */
const entrances = /^assets\/(?:do-thera|dashboar|report-s)-/;

/**
 * What is requested together with a page's own file: everything it needs for the pages where most visits begin, only
 * styles for the others. Listing all scripts of all pages would add 6 kB gzipped to everyone's start file.
 */
export const fetchedWith = (page: string, files: string[]): string[] =>
  entrances.test(page) ? files : files.filter((file) => file === page || file.endsWith(".css"));
