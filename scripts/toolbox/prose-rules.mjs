// Lint rules for comments, test titles and names: the part of WRITING_STYLE.md and STYLE.md that can be checked.

const SENTENCE = String.raw`(?:^|[.;:] )`;

/** Patterns that neither comments nor test titles contain, each with what to write instead. */
const prosePatterns = [
  [new RegExp(String.raw`${SENTENCE}(?:who|whose|of whom)\b|\bwhoever\b`, 'i'), 'Name who acts'],
  [/(?:^|[.;:,] )(?:nobody|none|nothing)\b/i, 'Name a subject that exists'],
  [/\bof (?:ours|theirs)\b/i, 'Write "our" or "their" before the noun'],
  [/\b(?:stands?(?![-\w])|stood|told|anew|at once)\b/i, 'Use the field’s word'],
];

const commentPatterns = [
  ...prosePatterns,
  [/^(?:Of|By|For|With|Beside|Among) [a-z]/, 'Begin with a verb or a noun'],
  [
    /^The same\b(?! (?!as|at|but|by|for|from|if|in|of|on|or|to|when|with)[a-z])/,
    'Name what is the same',
  ],
];

const titlePatterns = [
  ...prosePatterns,
  [
    /^(?:also|and|are|because|but|by|for|is|nor|of|or|so|that|then|to|was|were|which|with|without)\b/i,
    'Name the subject: a title makes sense alone in a log',
  ],
];

/** Returns what is wrong with the text of a comment, without its marks and line breaks; null if it is fine. */
export function checkComment(text) {
  return findFault(text, commentPatterns);
}

function findFault(text, patterns) {
  for (const [pattern, advice] of patterns) {
    const [found] = pattern.exec(text) ?? [];
    if (found) return `${advice}: "${found.replace(/^\W+/, '')}" (WRITING_STYLE.md)`;
  }
  return null;
}

export const plainComments = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    Program() {
      for (const { text, node } of joinLineComments(context.sourceCode)) {
        const message = checkComment(text);
        if (message) context.report({ node, message });
      }
    },
  }),
};

/** Returns the comments of a file. Joins line comments without code or a blank line between them. */
function joinLineComments(sourceCode) {
  const joined = [];
  let previous = null;
  for (const node of sourceCode.getAllComments()) {
    const text = node.value
      .replaceAll(/^\s*\*+\s?/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    const between = previous && sourceCode.text.slice(previous.range[1], node.range[0]);
    const continues = between !== null && node.type === 'Line' && /^\n?[ \t]*$/.test(between);
    if (continues && previous.type === 'Line') joined.at(-1).text += ` ${text}`;
    else joined.push({ text, node });
    previous = node;
  }
  return joined;
}

const TEST_FUNCTIONS = ['it', 'test'];

export const testTitles = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    CallExpression({ callee, arguments: [title] }) {
      if (!TEST_FUNCTIONS.includes(findTestFunction(callee))) return;
      const message = findFault(readText(title) ?? 'A title', titlePatterns);
      if (message) context.report({ node: title, message });
    },
  }),
};

/** Returns "test" for `test(…)`, `test.only(…)` and `test.each(rows)(…)`. */
function findTestFunction(callee) {
  if (callee.type === 'MemberExpression')
    return callee.property.name === 'describe' ? null : findTestFunction(callee.object);
  if (callee.type === 'CallExpression') return findTestFunction(callee.callee);
  return callee.name;
}

function readText(node) {
  if (node?.type === 'TemplateLiteral') return node.quasis.map((part) => part.value.raw).join('…');
  return typeof node?.value === 'string' ? node.value : undefined;
}

/** "Sign in" and its like are verbs that end in a preposition. */
const PHRASAL_VERB = /(?:check|let|log|opt|sign|signed|walk)In$/i;

export const plainNames = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        properties: { functions: { type: 'boolean' }, vague: { type: 'boolean' } },
      },
    ],
  },
  create(context) {
    const [{ functions: checksFunctions = true, vague: checksVague = false } = {}] =
      context.options;
    const checkConstant = (node) => {
      if (!/^(?:MOST|LEAST)_/.test(node.name)) return;
      context.report({ node, message: 'Bounds are called MAX_ and MIN_ (STYLE.md).' });
    };
    const checkVague = (node) => {
      if (!checksVague || !/^(?:words|told|.+(?:Words|Told)|told[A-Z].*)$/.test(node.name)) return;
      context.report({ node, message: `Say what kind of text or list this is: ${node.name}` });
    };
    const checkFunction = (node) => {
      if (!checksFunctions || !/[a-z](?:Of|In)$/.test(node.name)) return;
      if (PHRASAL_VERB.test(node.name)) return;
      const message = `A function is called by a verb, without a preposition at its end: ${node.name} (STYLE.md)`;
      context.report({ node, message });
    };
    return {
      FunctionDeclaration({ id, params }) {
        if (id) [checkFunction, checkVague].forEach((check) => check(id));
        params.filter(({ type }) => type === 'Identifier').forEach(checkVague);
      },
      ArrowFunctionExpression: ({ params }) =>
        params.filter(({ type }) => type === 'Identifier').forEach(checkVague),
      VariableDeclarator({ id, init }) {
        if (id.type !== 'Identifier') return;
        checkConstant(id);
        checkVague(id);
        if (/Function/.test(init?.type ?? '')) checkFunction(id);
      },
    };
  },
};

export const namedDurations = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const refuse = (node) =>
      context.report({ node, message: 'Durations have names: domain/time/durations.ts.' });
    return {
      Literal: (node) => DURATIONS.includes(node.value) && refuse(node),
      BinaryExpression(node) {
        if (isFactor(node.left) && isFactor(node.right)) refuse(node);
      },
    };
  },
};

/** Minute and hour in milliseconds, hour in seconds, day in minutes, seconds and milliseconds. */
const DURATIONS = [60_000, 3_600_000, 3600, 1440, 86_400, 86_400_000];

/** True for the factors in `24 * 60 * 60 * 1000`. */
function isFactor(node) {
  return [24, 60, 1000].includes(node.value);
}
