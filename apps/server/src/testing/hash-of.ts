import { hashPassword } from "../modules/identity/passwords.ts";

/** What is stored of a password that nobody had to find good enough. */
export const hashOf = (password: string): Promise<string> => hashPassword(password);
