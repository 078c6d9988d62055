import { hash, verify } from "@node-rs/argon2";

/** Argon2id with the library's own costs: 19 MiB, two passes, one lane. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Compared against where there is no hash, so that an unknown name takes the work of a known one. */
let decoy: Promise<string> | undefined;

export async function isPassword(
  password: string,
  passwordHash: string | undefined,
): Promise<boolean> {
  decoy ??= hashPassword("nobody has this password");
  const right = await verify(passwordHash ?? (await decoy), password);
  return right && passwordHash !== undefined;
}
