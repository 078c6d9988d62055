/** Where the web serves what the content package holds. */
export const contentRoot = "/content/";

const withoutEdgeSlashes = (part: string) => part.replace(/^\/+|\/+$/g, "");

/** The address of a content file; parts are folders and a file, with or without slashes at their edges. */
export const contentPath = (...parts: readonly (string | undefined)[]): string =>
  contentRoot +
  parts
    .filter((part) => part !== undefined)
    .map(withoutEdgeSlashes)
    .filter((part) => part !== "")
    .join("/");
