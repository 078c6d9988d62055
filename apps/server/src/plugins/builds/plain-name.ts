/** File names as builds use them, none of which leads out of their folder. */
const plainName = /^[\w-][\w.-]*$/;

/** Whether this can be the name of a file to serve. */
export const isPlainName = (name: string): boolean => plainName.test(name);
