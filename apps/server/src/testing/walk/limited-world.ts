import type { LinkPurpose } from "@regain/contract/link-purposes";
import { addPatient } from "../../builders/people.ts";
import { issueLink } from "../../modules/identity/link-token.service.ts";
import { hashPassword } from "../../modules/identity/passwords.ts";
import type { TestServer } from "../test-server.ts";

export const worldPassword = "Practice1";

export interface Account {
  readonly id: string;
  readonly username: string;
  /** The token of a session. */
  readonly token: string;
  /** The same link at every try. */
  readonly link: (purpose: LinkPurpose) => Promise<string>;
}

export interface World {
  readonly server: TestServer;
  /** New accounts: two for a pair, or enough others that none of them is held up before their address is. */
  readonly accounts: (how: "pair" | "others") => Promise<Account[]>;
}

const sizes = { pair: 2, others: 12 };
let made = 0;

export async function seedLimited(server: TestServer): Promise<World> {
  const passwordHash = await hashPassword(worldPassword);
  async function account(): Promise<Account> {
    const username = `person${++made}`;
    const id = await server.seed((trx) =>
      addPatient(trx, { username, passwordHash, one_time_codes: true }),
    );
    const links = new Map<LinkPurpose, Promise<string>>();
    const make = (purpose: LinkPurpose) =>
      server.seed((trx) => issueLink(trx, { purpose, userId: id }, server.now()));
    return {
      id,
      username,
      token: await server.tokenFor(id),
      link: (purpose) => {
        const link = links.get(purpose) ?? make(purpose);
        links.set(purpose, link);
        return link;
      },
    };
  }
  return {
    server,
    accounts: async (how) => {
      const accounts: Account[] = [];
      while (accounts.length < sizes[how]) accounts.push(await account());
      return accounts;
    },
  };
}
