/** Our own lint rules: import direction, and purity of the packages. */
import { dirname, relative, resolve, sep } from "node:path";
import { allowed, impure, ofLocale, packages, serverLayers, webLayers } from "./layers.js";

const root = resolve(import.meta.dirname, "../..");

const partOf = (path) => Object.keys(allowed).find((part) => path.startsWith(`${part}/`));
const areaOf = (path) =>
  /^apps\/(?:web\/src\/features|server\/src\/modules)\/([^/]+)\//.exec(path)?.[1];
const webLayerOf = (path) => /^apps\/web\/src\/([^/]+)\//.exec(path)?.[1];
const serverFolderOf = (path) => /^apps\/server\/src\/([^/]+)\//.exec(path)?.[1];
const serverLayerOf = (folder) => serverLayers.findIndex((layer) => layer.includes(folder));

/** The path in the project that an import names, or undefined for a third-party package. */
function targetOf(specifier, file) {
  if (specifier.startsWith("."))
    return relative(root, resolve(dirname(file), specifier))
      .split(sep)
      .join("/");
  const name = Object.keys(packages).find(
    (one) => specifier === one || specifier.startsWith(`${one}/`),
  );
  return name && `${packages[name]}/${specifier.slice(name.length + 1)}`;
}

/** Why `from` may not import `to`, or undefined. */
export function complaintAbout(from, to, specifier) {
  const [ours, theirs] = [partOf(from), partOf(to)];
  if (!ours || !theirs) return undefined;
  if (ours !== theirs) {
    // The web app's tests play real items.
    if (theirs === "packages/content" && /\.(test|fixture)\.tsx?$/.test(from)) return undefined;
    if (!allowed[ours].includes(theirs)) return `${ours} may not import ${theirs}`;
    return theirs.startsWith("packages/") && specifier.startsWith(".")
      ? `import ${theirs} by its package name`
      : undefined;
  }
  const [above, below] = [webLayerOf(from), webLayerOf(to)].map((one) => webLayers.indexOf(one));
  if (above >= 0 && below >= 0 && below < above)
    return `${webLayers[above]} may not import ${webLayers[below]}, which lies above it`;
  const [user, used] = [serverFolderOf(from), serverFolderOf(to)];
  if (user && used && !from.endsWith(".test.ts") && serverLayerOf(used) < serverLayerOf(user))
    return `${user} may not import ${used}, which lies above it`;
  const [area, other] = [areaOf(from), areaOf(to)];
  if (
    other &&
    area &&
    area !== other &&
    !/\/(screens|api)\/[^/]+$|\.service\.ts$|\.rules\.ts$/.test(to)
  )
    return `${area} may only use the screens, calls, services and rules of ${other}`;
  return undefined;
}

const imports = {
  meta: { type: "problem", schema: [] },
  create(context) {
    const from = relative(root, context.filename).split(sep).join("/");
    function check(node) {
      const specifier = node.source?.value;
      if (typeof specifier !== "string") return;
      const to = targetOf(specifier, context.filename);
      const message = to && complaintAbout(from, to, specifier);
      if (message) context.report({ node, message });
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

const pure = {
  meta: { type: "problem", schema: [] },
  create(context) {
    const refuse = (node, name) =>
      context.report({ node, message: `packages are pure: pass ${name} in instead` });
    return {
      MemberExpression(node) {
        const name = `${node.object.name}.${node.property.name}`;
        if (impure.members.includes(name)) refuse(node, name);
        if (ofLocale.members.includes(name) || ofLocale.methods.test(node.property.name))
          context.report({
            node,
            message: `packages are pure: ${node.property.name} depends on the machine's language`,
          });
      },
      CallExpression(node) {
        if (impure.globals.includes(node.callee.name)) refuse(node, node.callee.name);
      },
      NewExpression(node) {
        if (node.callee.name === "Date" && node.arguments.length === 0) refuse(node, "the clock");
      },
    };
  },
};

export default { meta: { name: "boundaries" }, rules: { imports, pure } };
