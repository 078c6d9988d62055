/** The longest search text in a list, in characters: the web's fields and URLs accept no more. */
export const maxSearchLength = 100;
