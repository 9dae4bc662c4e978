// Rules that the linter does not know.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const packagesFolder = fileURLToPath(new URL('../../packages/', import.meta.url));
const packages = existsSync(packagesFolder) ? readdirSync(packagesFolder) : [];

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

/** Calls `look` with what each import of a file names, types included. */
const onImports = (look) => {
  const visit = (node) => {
    if (typeof node.source?.value === 'string') look(node, node.source.value);
  };
  return {
    ImportDeclaration: visit,
    ImportExpression: visit,
    ExportNamedDeclaration: visit,
    ExportAllDeclaration: visit,
  };
};

/** A library, unlike a package that stands in for a service, is also imported by the folder named for it. */
const packagesInCompositionRoot = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { libraries: { type: 'object' } } }],
  },
  create(context) {
    const [{ libraries }] = context.options;
    const file = context.filename.replaceAll('\\', '/');
    return onImports((node, name) => {
      if (!packages.includes(nameOfPackage(name)) && !name.includes('/packages/')) return;
      const user = libraries[nameOfPackage(name)];
      if (user !== undefined && file.includes(`/${user}/`)) return;
      const allowed = user ?? 'the composition root (src/server/process/composition/open-*.ts)';
      const message = `Only ${allowed} imports ${name}; the rest is handed what it needs.`;
      context.report({ node, message });
    });
  },
};

const declaredDependencies = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const path = relative(packagesFolder, context.filename);
    const [name] = path.split(/[\\/]/);
    const home = join(packagesFolder, name);
    const isTest = /\.test\.tsx?$|[\\/](tests|testing)[\\/]/.test(path);
    return onImports((node, wanted) => {
      if (wanted.startsWith('node:') || wanted === name || wanted.startsWith(`${name}/`)) return;
      const isInside = !relative(home, join(dirname(context.filename), wanted)).startsWith('..');
      // What is there at compile time only may come from the development's packages.
      const declared = declaredIn(home, isTest || node.importKind === 'type');
      if (wanted.startsWith('.') ? isInside : declared.includes(nameOfPackage(wanted))) return;
      const message = wanted.startsWith('.')
        ? `A package imports nothing from outside its folder: ${wanted}`
        : `${wanted} is not among the dependencies in the package.json of ${name}.`;
      context.report({ node, message });
    });
  },
};

function declaredIn(home, isDevelopment) {
  const description = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const { dependencies, optionalDependencies, devDependencies } = description;
  const names = Object.keys({
    ...dependencies,
    ...optionalDependencies,
    ...(isDevelopment ? devDependencies : {}),
  });
  return names.map((name) => name.replace(/^@types\//, ''));
}

/** `hono/body-limit` is of hono, `@scope/name/part` of @scope/name. */
function nameOfPackage(wanted) {
  return wanted.split('/', wanted.startsWith('@') ? 2 : 1).join('/');
}

/** Folders of one room, lowest first, at any depth: a file imports from its own folder and from those before it. */
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
    const own = layerOf(context.filename, room, order);
    const check = ({ source }) => {
      if (!source?.value?.startsWith?.('.')) return;
      const other = layerOf(resolve(dirname(context.filename), source.value), room, order);
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

/** The folder of a room, as long as `order` names it, in which a file lies; undefined for one of another room, or beside the folders. */
function layerOf(file, room, order) {
  const [, path] = file.replaceAll('\\', '/').split(`/${room}/`);
  if (!path?.includes('/')) return undefined;
  const named = order.flat().filter((folder) => path.startsWith(`${folder}/`));
  return named.toSorted((a, b) => b.length - a.length)[0] ?? path.split('/')[0];
}

/** Folders in one list of their own stand side by side, and import nothing of each other. */
function rankOf(order, folder) {
  return order.findIndex((step) => [step].flat().includes(folder));
}

/** A literal that is spread, or values assigned as a tuple, save lines and cost readers. */
const noGolf = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const refuseSpread = (node) => {
      if (node.argument.type !== 'ObjectExpression') return;
      const message = 'Write the properties of a literal out instead of spreading it.';
      context.report({ node, message });
    };
    const refuseTuple = (node, target, value) => {
      if (target.type !== 'ArrayPattern' || value?.type !== 'ArrayExpression') return;
      context.report({ node, message: 'Assign each value by a statement of its own.' });
    };
    return {
      SpreadElement: refuseSpread,
      JSXSpreadAttribute: refuseSpread,
      VariableDeclarator: (node) => refuseTuple(node, node.id, node.init),
      AssignmentExpression: (node) => refuseTuple(node, node.left, node.right),
    };
  },
};

export default {
  meta: { name: 'local' },
  rules: {
    'no-bare-date': noBareDate,
    'one-transaction-idiom': oneTransactionIdiom,
    'layer-order': layerOrder,
    'packages-in-composition-root': packagesInCompositionRoot,
    'declared-dependencies': declaredDependencies,
    'no-golf': noGolf,
  },
};
