/** `npm run build`: the web app, as `npm start` will serve it. */
import { buildWeb } from "./web-build.ts";

try {
  await buildWeb();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
