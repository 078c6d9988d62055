/** A route's address as it is reported: parameter names instead of their values. */
export const pageName = (route: string): string =>
  route.replace(/(.)\/+$/, "$1").replace(/\$(\w*)/g, (_, name: string) => `{${name || "rest"}}`);
