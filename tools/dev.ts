/** `npm run dev`: server and web app, both following changes. The web is on http://localhost:5173. */
import { spawn } from "node:child_process";
import { root } from "./run-step.ts";

const children = [
  spawn("node", ["--watch", "--watch-preserve-output", "apps/server/src/main.ts"], {
    cwd: root,
    stdio: "inherit",
  }),
  spawn("npm", ["exec", "--workspace", "@regain/web", "--", "vite"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  }),
];

function stopAll() {
  for (const child of children) child.kill();
}
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stopAll);
for (const child of children) child.on("exit", stopAll);
