import { createRootRouteWithContext } from "@tanstack/react-router";
import { enterPage } from "../app/enter-page.ts";
import { PageFrame } from "../app/page-frame.tsx";
import type { Entered, RouterContext } from "../app/router-context.ts";

export const Route = createRootRouteWithContext<RouterContext>()({
  staticData: { access: "public" },
  // The answer's type is written out: the compiler would look for it in the tree that this route is the root of.
  beforeLoad: (entrance): Promise<Entered> => enterPage(entrance),
  component: PageFrame,
});
