/** What a patient may add of their own; forms and server go by the same figures. */
export const mostOwnItems = 100;
export const mostPhotoBytes = 8 * 2 ** 20;
export const longestOwnName = 60;
export const longestRelation = 60;

/** A name holds a letter or a figure: answers are compared by them. */
export const ownNamePattern = /[\p{L}\p{N}]/u;
