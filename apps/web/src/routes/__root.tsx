import { createRootRouteWithContext } from "@tanstack/react-router";
import { guardPage } from "../app/enter-page.ts";
import { PageFrame } from "../app/page-frame.tsx";
import type { Entered, RouterContext } from "../app/router-context.ts";

export const Route = createRootRouteWithContext<RouterContext>()({
  staticData: { access: "public" },
  // The return type is explicit: to infer it, the compiler would need the route tree whose root this is.
  beforeLoad: (entrance): Promise<Entered> => guardPage(entrance),
  component: PageFrame,
});
