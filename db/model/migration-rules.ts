import type { FunctionFile } from './function-files.ts';
import { splitAtCommas, type Statement, splitStatements } from './sql-statements.ts';

/** Marks a file whose statements run one by one, because they are not allowed in a transaction or too long for one. */
export const OUTSIDE_TRANSACTION = /^-- outside a transaction\b/;

/** Tables with possibly millions of rows: a full read or write would block sales. */
const BIG = [
  ...['bookings', 'booking_events', 'booking_refunds', 'payment_sessions', 'mails', 'trip_links'],
  ...['ledger_entries', 'ledger_lines', 'departures', 'boat_days', 'boarding_acts', 'audit_events'],
];

/** Later migrations define no functions: their bodies are in db/functions (docs/decisions/0137). */
const LAST_WITH_FUNCTIONS = '0050';

type File = { name: string; sql: string };
type Functions = readonly Pick<FunctionFile, 'name' | 'sql'>[];
type Look = Statement & {
  number: string;
  isOutside: boolean;
  functions: Functions;
  named: readonly string[];
  isNew(table: string): boolean;
};

/** Functions that a migration applies before its own statements: `-- with functions: fold_name, refuse`. */
export function listNamedFunctions(sql: string): string[] {
  const lines = sql.matchAll(/^-- with functions: (\w+(?:, \w+)*)$/gm);
  return [...lines].flatMap(([, names = '']) => names.split(', '));
}

/**
 * Describes what the previous version, which sells during and after the migration, cannot tolerate, and what would
 * block sales. A migration without breaches allows upgrades during sales.
 */
export function findBreaches({ name, sql }: File, functions: Functions = []): string[] {
  const statements = splitStatements(sql);
  const named = listNamedFunctions(sql);
  const made = new Set(
    statements.flatMap((each) => parseTableName(/^create\s+table/i, each) ?? []),
  );
  const look = {
    number: name.slice(0, 4),
    isOutside: OUTSIDE_TRANSACTION.test(sql),
    functions,
    named,
  };
  const missing = named.filter((each) => !functions.some((file) => file.name === each));
  const absent = missing.map((each) => `${name}: db/functions has no ${each}.`);
  const breaches = statements.flatMap((statement) => {
    const asked = { ...look, ...statement, isNew: (table: string) => made.has(table) };
    const breaches = RULES.flatMap((rule) => rule(asked) ?? []);
    const head = statement.sql.replaceAll(/\s+/g, ' ').slice(0, 70);
    return breaches.map((text) => `${name}: ${head}: ${text}`);
  });
  return [...absent, ...breaches];
}

type Rule = (look: Look) => string | undefined;

const RULES: readonly Rule[] = [
  droppedThings,
  alteredTables,
  newIndexes,
  rewrittenRows,
  newTriggers,
  repeatable,
  definedFunctions,
  droppedFunctions,
  usedFunctions,
];

const LATER =
  'the previous version may still use it. State the migration since which it is unused on the line before: -- unused since NNNN: why';
const BESIDE =
  'If the previous version can live with that, say so on the line before: -- lives beside the version before: why';

function droppedThings(look: Look): string | undefined {
  if (!/^drop\s+(?!index|trigger)/i.test(look.sql)) return undefined;
  return isUnused(look) ? undefined : LATER;
}

function alteredTables(look: Look): string | undefined {
  const [, table, actions] =
    /^alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?([\w."]+)\s+([\s\S]*)$/i.exec(look.sql) ?? [];
  if (table === undefined || actions === undefined || look.isNew(table)) return undefined;
  const breach = splitAtCommas(actions)
    .map(findActionBreach)
    .find((text) => text !== undefined);
  if (breach === undefined) return undefined;
  if (breach === LATER) return isUnused(look) ? undefined : LATER;
  return livesBeside(look) ? undefined : `${breach} ${BESIDE}`;
}

/** Checks one action of `alter table`; undefined if the previous version does not notice it. */
function findActionBreach(action: string): string | undefined {
  if (/^rename\b/i.test(action)) return LATER;
  if (/^drop\s+(?!constraint\b)/i.test(action)) return LATER;
  if (/^alter\b.*\b(type|set\s+not\s+null|drop\s+(not\s+null|default))\b/is.test(action))
    return 'the previous version reads and writes the column as it was.';
  if (/^add\s+(constraint|check|unique|foreign|primary|exclude)\b/i.test(action))
    return 'the previous version may write rows that this refuses, and every row is read under a lock. Add it as not valid and validate it later.';
  if (!/^add\b/i.test(action)) return undefined;
  if (/\bnot\s+null\b/i.test(action) && !/\bdefault\b/i.test(action))
    return 'the previous version does not fill it. Give it a default.';
  if (/\bdefault\s.*(random|uuid|clock_timestamp|nextval)|\bgenerated\b|serial\b/is.test(action))
    return 'the whole table is rewritten under a lock.';
  return undefined;
}

function newIndexes(look: Look): string | undefined {
  const [, unique, concurrently, table = ''] =
    /^create\s+(unique\s+)?index\s+(concurrently\s+)?[\s\S]*?\bon\s+(?:only\s+)?([\w."]+)/i.exec(
      look.sql,
    ) ?? [];
  if (table === '' || look.isNew(table)) return undefined;
  if (concurrently === undefined && BIG.includes(table))
    return 'sales wait while a big table is read. Create it concurrently, in a file that begins with -- outside a transaction';
  if (unique !== undefined && !livesBeside(look))
    return `the previous version may write rows that this refuses. ${BESIDE}`;
  return undefined;
}

function rewrittenRows(look: Look): string | undefined {
  const [, table = ''] = /^(?:update|delete\s+from)\s+([\w."]+)/i.exec(look.sql) ?? [];
  if (!BIG.includes(table) || livesBeside(look)) return undefined;
  return `the rows stay locked until the migration commits. ${BESIDE}`;
}

function newTriggers(look: Look): string | undefined {
  const [, table = ''] =
    /^create\s+(?:constraint\s+)?trigger[\s\S]*?\bon\s+([\w."]+)/i.exec(look.sql) ?? [];
  if (table === '' || look.isNew(table) || livesBeside(look)) return undefined;
  return `it changes the behaviour of the previous version. ${BESIDE}`;
}

/** Requires statements outside of a transaction to be repeatable after a failure. */
function repeatable({ sql, isOutside }: Look): string | undefined {
  if (!isOutside) {
    return /\bconcurrently\b/i.test(sql)
      ? 'it cannot run in a transaction: begin the file with -- outside a transaction'
      : undefined;
  }
  if (/^drop\s+index\s+concurrently\s+if\s+exists\b/i.test(sql)) return undefined;
  if (/^create\s+(unique\s+)?index\s+concurrently\b/i.test(sql)) return undefined;
  if (/^alter\s+table\s[\s\S]*\svalidate\s+constraint\b/i.test(sql)) return undefined;
  return 'outside a transaction, only create indexes (concurrently, after drop index concurrently if exists) and validate constraints: a failure can leave anything else half done.';
}

function definedFunctions({ sql, number }: Look): string | undefined {
  if (number <= LAST_WITH_FUNCTIONS) return undefined;
  if (!/^create\s+(or\s+replace\s+)?(function|procedure|aggregate)\b/i.test(sql)) return undefined;
  return 'a function has one body, in a file of db/functions. Where a statement here needs it, say so: -- with functions: its_name';
}

function droppedFunctions({ sql, functions }: Look): string | undefined {
  const [, name] = /^drop\s+function\s+(?:if\s+exists\s+)?(\w+)/i.exec(sql) ?? [];
  if (!functions.some((file) => file.name === name)) return undefined;
  return 'its file in db/functions would create it again. Remove the file one version earlier.';
}

/**
 * Requires a migration to name each function that its statement calls or whose row type it changes, so that even a new
 * database has the current body.
 */
function usedFunctions({ sql, number, functions, named }: Look): string | undefined {
  if (number <= LAST_WITH_FUNCTIONS) return undefined;
  const [, table = ''] = /^alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?(\w+)/i.exec(sql) ?? [];
  const isUsed = (file: Functions[number]) =>
    new RegExp(`\\b${file.name}\\s*\\(`, 'i').test(sql) ||
    (table !== '' && new RegExp(`\\breturns\\s+setof\\s+${table}\\b`, 'i').test(file.sql));
  const unnamed = functions.filter(isUsed).filter(({ name }) => !named.includes(name));
  if (unnamed.length === 0) return undefined;
  const names = unnamed.map(({ name }) => name).join(', ');
  return `it needs functions of db/functions in its transaction: -- with functions: ${names}`;
}

function isUnused({ comments, number }: Look): boolean {
  return comments.some((text) => {
    const since = /^unused since (\d{4}): \S/.exec(text)?.[1];
    return since !== undefined && since < number;
  });
}

function livesBeside({ comments }: Look): boolean {
  return comments.some((text) => /^lives beside the version before: \S/.test(text));
}

function parseTableName(kind: RegExp, { sql }: Statement): string | undefined {
  if (!kind.test(sql)) return undefined;
  return /^create\s+table\s+(?:if\s+not\s+exists\s+)?([\w."]+)/i.exec(sql)?.[1];
}
