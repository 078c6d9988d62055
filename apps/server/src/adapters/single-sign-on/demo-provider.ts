import { generateKeyPair, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { type Configuration, Provider } from "oidc-provider";
import { demoMemory } from "./demo-memory.ts";

/** A person the demo's provider knows; not all of them have an account with us. */
export interface DemoPerson {
  readonly email: string;
  readonly name: string;
}

/** What it reports about how somebody was identified. */
const strengths = {
  password: { acr: "urn:regain:demo:password", amr: ["pwd"] },
  "two-factors": { acr: "urn:regain:demo:two-factors", amr: ["pwd", "otp", "mfa"] },
} as const;
export type DemoStrength = keyof typeof strengths;

export interface DemoProviderOptions {
  /** Where it is reached. */
  readonly issuer: string;
  /** Path of the page that asks who is there, without a trailing slash. */
  readonly askAt: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly callback: string;
  readonly people: readonly DemoPerson[];
}

export interface DemoProvider {
  /** Speaks OpenID Connect at every address below the issuer. */
  answer(request: IncomingMessage, response: ServerResponse): void;
  /** Whether this browser has a sign-in in progress. */
  isAsking(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** The person identified themselves, with one factor or two: sends the browser on. */
  letIn(
    request: IncomingMessage,
    response: ServerResponse,
    person: DemoPerson,
    by?: DemoStrength,
  ): Promise<void>;
}

async function signingKey() {
  const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
  return { ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256", kid: "demo" };
}

async function configurationOf(options: DemoProviderOptions): Promise<Configuration> {
  const { askAt, people, clientId, clientSecret, callback } = options;
  return {
    adapter: demoMemory(),
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [callback] }],
    jwks: { keys: [await signingKey()] },
    cookies: { keys: [randomBytes(24).toString("base64url")] },
    acrValues: Object.values(strengths).map(({ acr }) => acr),
    claims: { openid: ["sub", "acr", "amr", "auth_time"], email: ["email", "email_verified"] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `${askAt}/${uid}` },
    ttl: { Interaction: 600, Session: 3600, Grant: 600, AccessToken: 300, IdToken: 300 },
    findAccount(_, id) {
      const person = people.find(({ email }) => email === id);
      if (!person) return undefined;
      return {
        accountId: id,
        claims: () => ({ sub: id, email: person.email, email_verified: true }),
      };
    },
    // Consent is not asked for when signing in to our own server.
    async loadExistingGrant({ oidc }) {
      const accountId = oidc.session?.accountId;
      if (!oidc.client || !accountId) return undefined;
      const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId });
      grant.addOIDCScope("openid email");
      await grant.save();
      return grant;
    },
  };
}

/** A real OpenID Connect provider, with made-up people, in this process's memory. */
export async function openDemoProvider(options: DemoProviderOptions): Promise<DemoProvider> {
  const provider = new Provider(options.issuer, await configurationOf(options));
  const listen = provider.callback();
  return {
    answer: (request, response) => void listen(request, response),
    isAsking: async (request, response) => {
      try {
        await provider.interactionDetails(request, response);
        return true;
      } catch {
        return false;
      }
    },
    letIn: (request, response, { email }, by = "password") => {
      const { acr, amr } = strengths[by];
      const login = { accountId: email, acr, amr: [...amr] };
      return provider.interactionFinished(request, response, { login });
    },
  };
}
