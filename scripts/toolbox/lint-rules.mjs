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

const oneTransactionIdiom = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    CallExpression(node) {
      if (node.callee.property?.name !== 'transaction') return;
      const message = 'A transaction is begun by inTransaction or atOneMoment (database.ts).';
      context.report({ node, message });
    },
  }),
};

const rules = { 'no-bare-date': noBareDate, 'one-transaction-idiom': oneTransactionIdiom };
export default { meta: { name: 'local' }, rules };
