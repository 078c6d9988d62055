import { errorBody, refusals } from "@regain/contract/errors";
import { idOf } from "../testing/made-up-rows.ts";
import type { Caller } from "./world.ts";
import type { FuzzedRequest } from "./requests.ts";

export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

/** Signs that give away how the server is built: stacks, paths on its disk, the database's own words. */
const insides: readonly (readonly [what: string, sign: RegExp])[] = [
  ["a stack", /\bat [\w.<>[\] ]+ \(?(?:file:|node:|\/)[^)\s]*:\d+:\d+/],
  ["a path", /node_modules|file:\/\/|\/apps\/server\/|[a-z-]+\.(?:service|store|routes|rules)\.ts/],
  [
    "the database's words",
    /violates|duplicate key|syntax error at|relation "|column "|regain_app|SQLSTATE|invalid input syntax|row-level security/,
  ],
  ["SQL", /\bselect\b[^.?!]{1,80}\bfrom "|\binsert into "|\bupdate "[^"]+" set\b|\bdelete from "/i],
  [
    "a library's words",
    /ZodError|KyselyError|\bFST_[A-Z_]+|PGlite|Cannot read propert|is not a function|undefined is not/,
  ],
];

const canary = /canary-b|canary_b_\w+|bbbbbbbb-[0-9a-f-]{27}/g;
const neighbour = /canary-d/g;
const neighboursId = /dddddddd-[0-9a-f-]{27}/g;

/** Colleagues at the same institution are known to its clinicians. */
const colleague = idOf("d", "clinician");

/** Other people's data in an answer that the request did not itself contain. */
function foreignIn(request: FuzzedRequest, body: string, { seesHouse }: Caller): string[] {
  const sent = `${request.url} ${decode(request.url)} ${String(request.body ?? "")}`;
  const found = [...(body.match(canary) ?? []), ...(body.match(neighbour) ?? [])];
  if (!seesHouse) found.push(...(body.match(neighboursId) ?? []).filter((id) => id !== colleague));
  return [...new Set(found)].filter((one) => !sent.includes(one));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function wrongRefusal({ status, body }: Answer): string | undefined {
  try {
    const { error } = errorBody.parse(JSON.parse(body));
    if (!Object.hasOwn(refusals, error)) return `the unknown code ${error}`;
    const [wanted] = refusals[error as keyof typeof refusals];
    return wanted === status ? undefined : `${error} with status ${status}`;
  } catch {
    return `a refusal in another form: ${body.slice(0, 80)}`;
  }
}

const needed: readonly (readonly [string, RegExp])[] = [
  ["x-content-type-options", /^nosniff$/],
  ["content-security-policy", /default-src 'none'/],
];

/** No answer is cached, except one that is the same for everybody. */
const unkept = /no-store/;
const keptByBrowsers = /no-store|^private, no-cache$/;

export interface Judged {
  readonly request: FuzzedRequest;
  readonly answer: Answer;
  readonly caller: Caller;
  /** The call's answer is the same for everyone who may ask. */
  readonly isCacheable: boolean;
}

/** Everything that is wrong with an answer, in words. */
export function judge({ request, answer, caller, isCacheable }: Judged): string[] {
  const { status, body, headers } = answer;
  const wrong: string[] = [];
  if (status >= 500) wrong.push(`status ${status}`);
  else if (status >= 400) {
    const refusal = wrongRefusal(answer);
    if (refusal) wrong.push(refusal);
  }
  for (const [what, sign] of insides) {
    const found = sign.exec(body)?.[0];
    if (found && !`${request.url}${String(request.body ?? "")}`.includes(found))
      wrong.push(`${what}: ${found.slice(0, 60)}`);
  }
  for (const one of foreignIn(request, body, caller)) wrong.push(`data of somebody else: ${one}`);
  // A redirect is followed, not shown.
  if (status >= 300 && status < 400) return wrong;
  const keeping = ["cache-control", isCacheable ? keptByBrowsers : unkept] as const;
  for (const [name, pattern] of [...needed, keeping]) {
    const value = String(headers[name] ?? "none");
    if (!pattern.test(value)) wrong.push(`header ${name}: ${value}`);
  }
  return wrong;
}
