// Custom rules for the linter.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { namedDurations, plainComments, plainNames, testTitles } from './prose-rules.mjs';

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
      const message = 'A transaction is begun by inTransaction or withSnapshot (database.ts).';
      context.report({ node, message });
    },
  }),
};

/** Calls `look` with the target of each import of a file, including types. */
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

/**
 * Only the composition root may import packages that replace a service. Libraries may also be imported by the
 * folder named after them.
 */
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
      // Type-only imports may come from devDependencies.
      const declared = readDependencies(home, isTest || node.importKind === 'type');
      if (wanted.startsWith('.') ? isInside : declared.includes(nameOfPackage(wanted))) return;
      const message = wanted.startsWith('.')
        ? `A package imports nothing from outside its folder: ${wanted}`
        : `${wanted} is not among the dependencies in the package.json of ${name}.`;
      context.report({ node, message });
    });
  },
};

function readDependencies(home, isDevelopment) {
  const description = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const { dependencies, optionalDependencies, devDependencies } = description;
  const names = Object.keys({
    ...dependencies,
    ...optionalDependencies,
    ...(isDevelopment ? devDependencies : {}),
  });
  return names.map((name) => name.replace(/^@types\//, ''));
}

/** Returns hono for `hono/body-limit`, and @scope/name for `@scope/name/part`. */
function nameOfPackage(wanted) {
  return wanted.split('/', wanted.startsWith('@') ? 2 : 1).join('/');
}

/** Folders of a room, lowest first, at any depth: a file imports only from its own folder and earlier ones. */
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
    const own = findLayer(context.filename, room, order);
    const check = ({ source }) => {
      if (!source?.value?.startsWith?.('.')) return;
      const other = findLayer(resolve(dirname(context.filename), source.value), room, order);
      if (own === undefined || other === undefined || own === other) return;
      const isKnown = findRank(order, own) >= 0 && findRank(order, other) >= 0;
      if (isKnown && findRank(order, other) < findRank(order, own)) return;
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

/**
 * Returns the listed folder of a room that contains a file; undefined for files of other rooms or outside the folders.
 */
function findLayer(file, room, order) {
  const [, path] = file.replaceAll('\\', '/').split(`/${room}/`);
  if (!path?.includes('/')) return undefined;
  const named = order.flat().filter((folder) => path.startsWith(`${folder}/`));
  return named.toSorted((a, b) => b.length - a.length)[0] ?? path.split('/')[0];
}

/** Folders in a nested list have the same rank and cannot import each other. */
function findRank(order, folder) {
  return order.findIndex((step) => [step].flat().includes(folder));
}

/** Forbids spread literals and tuple assignments, which save lines but hurt readability. */
const noGolf = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const refuseSpread = (node) => {
      if (node.argument.type !== 'ObjectExpression') return;
      const message = 'Write the properties of a literal out instead of spreading it.';
      context.report({ node, message });
    };
    const refuseTuple = (node, target, value) => {
      if (target.type !== 'ArrayPattern' || !isArray(value)) return;
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

/** Also true for `[one, other].map(…)`. */
function isArray(node) {
  if (node?.type === 'ArrayExpression') return node.elements.length > 1;
  return node?.type === 'CallExpression' && isArray(node.callee.object);
}

export default {
  meta: { name: 'local' },
  rules: {
    'no-bare-date': noBareDate,
    'one-transaction-idiom': oneTransactionIdiom,
    'layer-order': layerOrder,
    'packages-in-composition-root': packagesInCompositionRoot,
    'declared-dependencies': declaredDependencies,
    'no-golf': noGolf,
    'plain-comments': plainComments,
    'test-titles': testTitles,
    'plain-names': plainNames,
    'named-durations': namedDurations,
  },
};
