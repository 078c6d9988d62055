/** Whether a text shows nothing: white space, and characters that nobody can see, which are pasted along. */
export const isBlank = (text: string): boolean => /^[\s\p{Cf}]*$/u.test(text);
