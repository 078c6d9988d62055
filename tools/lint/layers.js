/** Which part of the project may import which. A part that is not listed may import nothing of ours. */
export const packages = {
  "@regain/contract": "packages/contract",
  "@regain/content": "packages/content",
  "@regain/therapy": "packages/therapy",
  "@regain/server": "apps/server",
  "@regain/web": "apps/web",
};

export const allowed = {
  "packages/contract": [],
  // The generators determine what has to be spoken, so this build may import them; the first matching part counts.
  "packages/content/build/audio": ["packages/contract", "packages/therapy", "packages/content"],
  "packages/content": [],
  "packages/therapy": ["packages/contract", "packages/content"],
  "apps/web": ["packages/contract", "packages/therapy"],
  "apps/server": ["packages/contract", "packages/therapy", "packages/content"],
  // The code that starts servers for journeys creates their databases, as the server's own tests do.
  "e2e/support": [
    "packages/contract",
    "packages/therapy",
    "packages/content",
    "apps/server",
    "tools",
  ],
  // Journeys and measurements drive the product from outside, and build what they need from the pure packages.
  e2e: ["packages/contract", "packages/therapy", "packages/content", "e2e/support", "tools"],
  bench: [
    "packages/contract",
    "packages/therapy",
    "packages/content",
    "apps/server",
    "apps/web",
    "e2e/support",
    "tools",
  ],
  deploy: ["packages/contract", "packages/therapy", "apps/server", "tools"],
  tools: [],
};

/** Inside the web, from the top down: a layer imports those below it. Features meet only through their screens. */
export const webLayers = ["routes", "app", "features", "lib", "ui"];

/**
 * Inside the server, from the top down: folders on one line may use each other and what is below. Tests, and the
 * startup code in the folder itself, may use everything.
 */
export const serverLayers = [
  ["testing", "faults", "fuzz"],
  ["admin", "backup", "transfer"],
  ["demo", "builders"],
  ["plugins", "metrics"],
  ["modules"],
  ["adapters", "db", "lib"],
];

/** Names that make a package depend on the time, the machine or the network. */
export const impure = {
  members: ["Date.now", "Math.random", "performance.now", "process.env", "crypto.randomUUID"],
  globals: ["fetch", "setTimeout", "setInterval"],
};

/** What gives other results on a machine set to another language, sort order above all. */
export const ofLocale = {
  members: ["Intl.Collator"],
  methods: /^(?:localeCompare|toLocale\w*)$/,
};
