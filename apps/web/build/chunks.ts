/**
 * Which modules share a chunk, so that a page needs a few files each worth a request, and no page loads another's code.
 */

const entrance = /\/src\/(?:routes\/[^?]*|app\/main)\.tsx$/;
/** What the login and many other forms are made of. */
const plainForms =
  /\/src\/ui\/(?:form|page-heading|password-field|text-field|text-link)\.tsx$|\/src\/lib\/forms\/(?:answers|use-forget-refusals)\.ts$|\/src\/features\/identity\/(?:use-answer\.ts|use-enter\.ts|parts\/login-form\.(?:tsx|module\.css))$|\/react-query\/.*\/useMutation\.js$|\/icons\/mail\.mjs$|\/calls\/identity\/login\.ts$/;

/** Small parts used by many pages: as separate files, the requests would take longer than loading them all together. */
const kit =
  /\/lucide-react\/dist\/esm\/icons\/|\/src\/(?:lib\/[^/]+\.tsx?|ui\/(?:skeleton|visually-hidden|layout|empty-state|link-loading|notice)\.(?:tsx|module\.css))$|\/(?:react-query\/.*\/use(?:Base)?Query|query-core\/.*\/queryObserver)\.js$/;

/** Controls on signed-in pages; all of them depend on the same library. */
const controls = /\/src\/ui\/(?:breadcrumbs|dialog|select|tabs)\.tsx$/;

/** The player as far as the welcome screen needs it. What runs an exercise loads once the welcome screen is up. */
const welcome =
  /\/src\/features\/session\/(?:(?:api|audio|engine|offline|outbox|playing)\/|parts\/(?:accuracy-ring|ask|bottom-bar|dialogs|notice|offline-banner|start-problem|steady-button|top-bar|unsent-note|week-days|welcome-header)\.|screens\/(?:do-therapy-screen|welcome-room|welcome-screen)\.|views\/parts\/(?:group|tap-))/;

/** What surrounds every page about a patient. */
const places = /\/src\/app\/screens\/(?:own-report-nav|patient-places|report-frame)\.tsx$/;

/** The report as it opens. */
const report =
  /\/src\/app\/screens\/(?:patient-report|report-summary)\.tsx$|\/src\/features\/report\/(?:api\/performance|report-range|report-tabs|screens\/performance-screen|parts\/(?:empty-days|empty-for-clinician|empty-welcome|paper|quiet-days|report-skeleton|summary-tiles))/;

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
  { name: "start", test: new RegExp(`${entrance.source}|${plainForms.source}`), priority: 1 },
  { name: "kit", test: kit, minShareCount: 4 },
  { name: "controls", test: controls },
  { name: "welcome", test: welcome, minShareCount: 2 },
  { name: "places", test: places },
  { name: "report", test: report },
];

/** Names are only for people reading them; the start file lists most files, so they are short. */
export const scriptName = ({ name }: { readonly name: string }): string =>
  `assets/${name.slice(0, 8)}-[hash:7].js`;
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
