import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { level, typeId } from "../../entities/common.ts";
import { itemSeconds } from "../../entities/session.ts";

/** Skill areas with their exercises. `typeId` is null for an area. */
export const taskHierarchy = endpoint({
  section: "service",
  method: "GET",
  path: "/api/task/types/hierarchy",
  summary: "The exercises, grouped by skill area.",
  access: "signed-in",
  responses: {
    200: z.object({
      nodes: z.array(
        z.object({
          systemName: z.string(),
          displayName: z.string(),
          typeId: z.nullable(typeId),
          children: z.array(
            z.object({
              systemName: z.string(),
              displayName: z.string(),
              description: z.string(),
              typeId,
              maxLevel: level,
              ...itemSeconds,
            }),
          ),
        }),
      ),
    }),
  },
});
