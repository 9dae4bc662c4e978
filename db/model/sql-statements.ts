/** One statement of a script, without the comments before it, and what those say. */
export type Statement = { sql: string; comments: string[] };

// What a semicolon in it does not end: a comment, a string, a quoted name, a body between dollars.
const PIECES =
  /--[^\n]*|\/\*[\s\S]*?\*\/|[eE]'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|;|[^;'"$/e-]+|[\s\S]/gi;

/** The statements of a script, in its order. */
export function statementsOf(script: string): Statement[] {
  const found: Statement[] = [];
  let current: Statement = { sql: '', comments: [] };
  for (const [piece] of script.matchAll(PIECES)) {
    if (/^(--|\/\*)/.test(piece)) current.comments.push(piece.replace(/^--\s*/, '').trim());
    else if (piece !== ';') current.sql += piece;
    else {
      found.push({ ...current, sql: current.sql.trim() });
      current = { sql: '', comments: [] };
    }
  }
  return [...found, { ...current, sql: current.sql.trim() }].filter(({ sql }) => sql !== '');
}

/** What stands between commas that no parenthesis encloses. */
export function partsOf(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [piece] of list.matchAll(/'(?:[^']|'')*'|[\s\S]/g)) {
    if (piece === '(') depth += 1;
    if (piece === ')') depth -= 1;
    if (piece === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += piece;
  }
  return parts.map((part) => part.trim());
}
