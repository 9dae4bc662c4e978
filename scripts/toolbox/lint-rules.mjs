// Rules that the linter does not know.

const noBareDate = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    NewExpression(node) {
      if (node.callee.name !== 'Date' || node.arguments.length > 0) return;
      context.report({ node, message: 'Now is an argument here: this room reads no clock.' });
    },
  }),
};

export default { meta: { name: 'local' }, rules: { 'no-bare-date': noBareDate } };
