/** As builds name their files, and nothing that leads out of the folder in which they lie. */
const plainName = /^[\w-][\w.-]*$/;

/** Whether this can be the name of a file that is handed out. */
export const isPlainName = (name: string): boolean => plainName.test(name);
