/** Statement of a script, separate from the comments before it. */
export type Statement = { sql: string; comments: string[] };

// Tokens in which a semicolon does not end the statement: comments, strings, quoted names, dollar-quoted bodies.
const PIECES =
  /--[^\n]*|\/\*[\s\S]*?\*\/|[eE]'(?:[^'\\]|\\.|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\1\$|;|[^;'"$/e-]+|[\s\S]/gi;

export function splitStatements(script: string): Statement[] {
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

/** Splits at commas outside of parentheses. */
export function splitAtCommas(list: string): string[] {
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
