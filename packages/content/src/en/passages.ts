import type { Passage } from "../types.ts";
import { announcements1 } from "./passages/announcements-1.ts";
import { announcements2 } from "./passages/announcements-2.ts";
import { announcements3 } from "./passages/announcements-3.ts";
import { messages1 } from "./passages/messages-1.ts";
import { messages2 } from "./passages/messages-2.ts";
import { messages3 } from "./passages/messages-3.ts";
import { paragraphs1 } from "./passages/paragraphs-1.ts";
import { paragraphs2 } from "./passages/paragraphs-2.ts";
import { paragraphs3 } from "./passages/paragraphs-3.ts";
import { paragraphs4 } from "./passages/paragraphs-4.ts";
import { stories1 } from "./passages/stories-1.ts";
import { stories2 } from "./passages/stories-2.ts";
import { stories3 } from "./passages/stories-3.ts";

export const passages: readonly Passage[] = [
  ...messages1,
  ...messages2,
  ...messages3,
  ...announcements1,
  ...announcements2,
  ...announcements3,
  ...paragraphs1,
  ...paragraphs2,
  ...paragraphs3,
  ...paragraphs4,
  ...stories1,
  ...stories2,
  ...stories3,
];
