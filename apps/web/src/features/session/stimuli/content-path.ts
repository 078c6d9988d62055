/** Where the web app serves the files of the content package. */
export const contentRoot = "/content/";

const withoutEdgeSlashes = (part: string) => part.replace(/^\/+|\/+$/g, "");

/** The URL of a content file; parts are folders and a file, with or without slashes at their ends. */
export const contentPath = (...parts: readonly (string | undefined)[]): string =>
  contentRoot +
  parts
    .filter((part) => part !== undefined)
    .map(withoutEdgeSlashes)
    .filter((part) => part !== "")
    .join("/");
