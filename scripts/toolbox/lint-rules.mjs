// Rules that the linter does not know.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
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

const packagesInCompositionRoot = {
  meta: { type: 'problem', schema: [] },
  create: (context) =>
    onImports((node, name) => {
      if (!packages.includes(nameOfPackage(name)) && !name.includes('/packages/')) return;
      const message = `Only the composition root (src/server/open-*.ts) imports ${name}; the rest is handed what it needs.`;
      context.report({ node, message });
    }),
};

const declaredDependencies = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const path = relative(packagesFolder, context.filename);
    const [name] = path.split(/[\\/]/);
    const home = join(packagesFolder, name);
    const isTest = /\.test\.tsx?$|[\\/](tests|testing)[\\/]/.test(path);
    const declared = declaredIn(home, isTest);
    return onImports((node, wanted) => {
      if (wanted.startsWith('node:') || wanted === name || wanted.startsWith(`${name}/`)) return;
      const isInside = !relative(home, join(dirname(context.filename), wanted)).startsWith('..');
      if (wanted.startsWith('.') ? isInside : declared.includes(nameOfPackage(wanted))) return;
      const message = wanted.startsWith('.')
        ? `A package imports nothing from outside its folder: ${wanted}`
        : `${wanted} is not among the dependencies in the package.json of ${name}.`;
      context.report({ node, message });
    });
  },
};

function declaredIn(home, isTest) {
  const description = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const { dependencies, optionalDependencies, devDependencies } = description;
  return Object.keys({
    ...dependencies,
    ...optionalDependencies,
    ...(isTest ? devDependencies : {}),
  });
}

/** `hono/body-limit` is of hono, `@scope/name/part` of @scope/name. */
function nameOfPackage(wanted) {
  return wanted.split('/', wanted.startsWith('@') ? 2 : 1).join('/');
}

export default {
  meta: { name: 'local' },
  rules: {
    'no-bare-date': noBareDate,
    'packages-in-composition-root': packagesInCompositionRoot,
    'declared-dependencies': declaredDependencies,
  },
};
