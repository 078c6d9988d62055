/** Limits on what a patient may add of their own; forms and server use the same figures. */
export const maxOwnItems = 100;
export const maxPhotoBytes = 8 * 2 ** 20;
export const maxOwnNameLength = 60;
export const maxRelationLength = 60;

/** A name must contain a letter or a digit: answers are compared by those. */
export const ownNamePattern = /[\p{L}\p{N}]/u;
