/** Which part of the project may import which. A part that is not named may import nothing of ours. */
export const packages = {
  "@regain/contract": "packages/contract",
  "@regain/content": "packages/content",
  "@regain/therapy": "packages/therapy",
  "@regain/server": "apps/server",
  "@regain/web": "apps/web",
};

export const allowed = {
  "packages/contract": [],
  // What is to be said is learnt from the generators, so this build knows them; the first part that fits counts.
  "packages/content/build/audio": ["packages/contract", "packages/therapy", "packages/content"],
  "packages/content": [],
  "packages/therapy": ["packages/contract", "packages/content"],
  "apps/web": ["packages/contract", "packages/therapy"],
  "apps/server": ["packages/contract", "packages/therapy", "packages/content"],
  // What starts the servers that journeys drive makes databases for them, as the server's own tests do.
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
 * Inside the server, from the top down: what stands in one line may use its neighbours and what is below. Tests, and what
 * starts it all in the folder itself, use everything.
 */
export const serverLayers = [
  ["testing", "faults", "fuzz"],
  ["admin", "backup", "transfer"],
  ["demo", "builders"],
  ["plugins", "metrics"],
  ["modules"],
  ["adapters", "db", "lib"],
];

/** Names that make a package depend on the moment, the machine or the network. */
export const impure = {
  members: ["Date.now", "Math.random", "performance.now", "process.env", "crypto.randomUUID"],
  globals: ["fetch", "setTimeout", "setInterval"],
};

/** What comes out otherwise on a machine that is set to another language: an order above all. */
export const ofLocale = {
  members: ["Intl.Collator"],
  methods: /^(?:localeCompare|toLocale\w*)$/,
};
