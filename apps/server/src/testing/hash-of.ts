import { hashPassword } from "../modules/identity/passwords.ts";

/** The stored hash of a password, without checking whether it is good enough. */
export const hashOf = (password: string): Promise<string> => hashPassword(password);
