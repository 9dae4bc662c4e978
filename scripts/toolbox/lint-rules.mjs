// Rules that the linter does not know.
import { dirname, resolve } from 'node:path';

const noBareDate = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    NewExpression(node) {
      if (node.callee.name !== 'Date' || node.arguments.length > 0) return;
      context.report({ node, message: 'Now is an argument here: this room reads no clock.' });
    },
  }),
};

/** Folders of one room, lowest first: a file imports from its own folder and from those before it. */
const layerOrder = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        properties: {
          room: { type: 'string' },
          order: { type: 'array', items: { type: ['string', 'array'] } },
        },
      },
    ],
  },
  create(context) {
    const [{ room, order }] = context.options;
    const own = layerOf(context.filename, room);
    const check = ({ source }) => {
      if (!source?.value?.startsWith?.('.')) return;
      const other = layerOf(resolve(dirname(context.filename), source.value), room);
      if (own === undefined || other === undefined || own === other) return;
      const isKnown = rankOf(order, own) >= 0 && rankOf(order, other) >= 0;
      if (isKnown && rankOf(order, other) < rankOf(order, own)) return;
      context.report({
        node: source,
        message: isKnown
          ? `${own} may not import ${other}: the order of the folders is in .oxlintrc.json.`
          : `${own} or ${other} is missing in the order of the folders in .oxlintrc.json.`,
      });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

/** The folder of a room in which a file lies; undefined for one of another room, or beside the folders. */
function layerOf(file, room) {
  const [, path] = file.replaceAll('\\', '/').split(`/${room}/`);
  const [folder, ...rest] = path?.split('/') ?? [];
  return rest.length > 0 ? folder : undefined;
}

/** Folders in one list of their own stand side by side, and import nothing of each other. */
function rankOf(order, folder) {
  return order.findIndex((step) => [step].flat().includes(folder));
}

export default {
  meta: { name: 'local' },
  rules: { 'no-bare-date': noBareDate, 'layer-order': layerOrder },
};
