/** Our own lint rule: what packages export must say what it takes and returns. */

const isFunction = (node) =>
  node?.type === "ArrowFunctionExpression" || node?.type === "FunctionExpression";

/** The names of the functions that a statement exports. */
function functionsIn({ declaration }) {
  if (declaration?.type === "FunctionDeclaration") return [declaration.id.name];
  if (declaration?.type !== "VariableDeclaration") return [];
  return declaration.declarations.flatMap(({ id, init }) => (isFunction(init) ? [id.name] : []));
}

const described = {
  meta: { type: "problem", schema: [] },
  create(context) {
    return {
      ExportNamedDeclaration(node) {
        const names = functionsIn(node);
        if (names.length === 0) return;
        const comment = context.sourceCode.getCommentsBefore(node).at(-1);
        if (comment?.type === "Block" && comment.value.startsWith("*")) return;
        context.report({
          node,
          message: `${names.join(", ")} is offered by a package: say in a docstring what it takes and gives`,
        });
      },
    };
  },
};

export default { meta: { name: "docs" }, rules: { described } };
