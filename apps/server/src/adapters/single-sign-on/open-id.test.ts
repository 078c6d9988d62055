import { createHmac, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { finishSignIn, SignInRefused } from "./open-id.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const newKey = () => generateKeyPairSync("rsa", { modulusLength: 2048 });
const theirs = newKey();
const published = { ...theirs.publicKey.export({ format: "jwk" }), use: "sig", kid: "1" };

/** A provider with a valid configuration and key, whose token endpoint answers this. */
async function providerWith(answerToken: RequestListener): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port was given");
  const issuer = `http://127.0.0.1:${address.port}`;
  server.on("request", (request, response) => {
    if (request.url === "/token") return answerToken(request, response);
    if (request.url === "/keys") return answer(200, { keys: [published] })(request, response);
    const configuration = {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
    };
    response.setHeader("content-type", "application/json").end(JSON.stringify(configuration));
  });
  return issuer;
}

const answer =
  (status: number, body: object): RequestListener =>
  (_, response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
  };

const encoded = (...parts: readonly object[]): string =>
  parts.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");

/** A token that nobody signed. */
const unsigned = (claims: object): string => `${encoded({ alg: "none" }, claims)}.`;

const begun = { state: "state-1", nonce: "nonce-1", codeVerifier: "v".repeat(43) };

const finish = async (answerToken: RequestListener, query = "code=x&state=state-1") =>
  finishSignIn(
    {
      issuer: new URL(await providerWith(answerToken)),
      clientId: "regain",
      clientSecret: "right",
      callback: "http://regain.test/callback",
      reach: "anywhere",
      wanted: { acrValues: [], amrValues: [], maxAgeSeconds: null },
    },
    `?${query}`,
    begun,
  );

const never = answer(500, {});

const withToken = (token: string): RequestListener =>
  answer(200, { access_token: "a", token_type: "bearer", id_token: token });

/** Answers with a token that has every required claim, signed by whatever `signed` is. */
const naming =
  (signed: (claims: object) => string): RequestListener =>
  (request, response) => {
    // The client goes by the machine's own clock.
    const now = Math.floor(Date.now() / 1000);
    const issuer = `http://${request.headers.host}`;
    const said = { iss: issuer, aud: "regain", sub: "ines", nonce: begun.nonce };
    return withToken(signed({ ...said, iat: now, exp: now + 300 }))(request, response);
  };

const signedWith =
  (key: KeyObject) =>
  (claims: object): string => {
    const text = encoded({ alg: "RS256", kid: published.kid }, claims);
    return `${text}.${sign("sha256", Buffer.from(text), key).toString("base64url")}`;
  };

/** As if the published key were a shared secret. */
function signedWithWhatIsPublished(claims: object): string {
  const text = encoded({ alg: "HS256", kid: published.kid }, claims);
  const secret = theirs.publicKey.export({ type: "spki", format: "pem" });
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
}

test("a provider that signs with its own key says who came", async () => {
  const { subject } = await finish(naming(signedWith(theirs.privateKey)));
  expect(subject).toBe("ines");
});

test.each([
  ["sends the person back with a no", never, "error=access_denied&state=state-1"],
  ["sends them back with what was not begun", never, "code=x&state=another"],
  ["does not take the code", answer(400, { error: "invalid_grant" }), undefined],
  ["does not know us", answer(401, { error: "invalid_client" }), undefined],
  ["names somebody without a signature", withToken(unsigned({ sub: "ines" })), undefined],
  ["says all that was asked for without a signature", naming(unsigned), undefined],
  ["names somebody by another's signature", naming(signedWith(newKey().privateKey)), undefined],
  ["names somebody by what anybody can read", naming(signedWithWhatIsPublished), undefined],
])("a provider that %s has refused", async (_, answerToken, query) => {
  await expect(finish(answerToken, query)).rejects.toThrow(SignInRefused);
});

test.each([
  ["breaks down at the token call", answer(503, {}), undefined],
  ["answers with a page instead", (_, response) => response.end("<p>Maintenance</p>"), undefined],
  ["hangs up", (request) => request.socket.destroy(), undefined],
  ["says itself that it cannot answer now", never, "error=temporarily_unavailable&state=state-1"],
] satisfies [string, RequestListener, string | undefined][])(
  "a provider that %s has refused nobody",
  async (_, answerToken, query) => {
    const failed: unknown = await finish(answerToken, query).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(Error);
    expect(failed).not.toBeInstanceOf(SignInRefused);
  },
);
