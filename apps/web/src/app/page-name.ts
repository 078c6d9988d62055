/** A route's address as it is told: the names of its parts, and nothing of what stands in them. */
export const pageName = (route: string): string =>
  route.replace(/(.)\/+$/, "$1").replace(/\$(\w*)/g, (_, name: string) => `{${name || "rest"}}`);
