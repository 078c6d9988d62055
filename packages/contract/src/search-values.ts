/** What is searched for in a list, in characters: the web's fields and addresses go no further. */
export const maxSearchLength = 100;
