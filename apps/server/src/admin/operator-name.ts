import { userInfo } from "node:os";
import type { AppEnvironment } from "../config.ts";
import { Misuse } from "./command.ts";

const longest = 100;

function userOfMachine(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    // A container's user may have no name.
    return undefined;
  }
}

/**
 * Who is at the command line, for the trail: the name given, together with the machine's user.
 * @throws Misuse if a name is required, or is not valid
 */
export function operatorName(
  as: string | undefined,
  appEnv: AppEnvironment,
  machineUser = userOfMachine(),
): string {
  const name = as?.trim();
  if (as !== undefined && (!name || name.length > longest || /\p{Cc}/u.test(name)))
    throw new Misuse(`--as must be a name of 1 to ${longest} characters.`);
  if (name) return machineUser ? `${name} (${machineUser})` : name;
  if (appEnv === "production" || !machineUser)
    throw new Misuse("Say who you are with --as NAME: it is recorded in the audit trail.");
  return machineUser;
}
