/** Line of a file; numbers start at 1. */
export type CsvLine = { number: number; cells: string[] };

/**
 * Parses CSV into lines of cells without empty lines. Detects the separator (comma, semicolon or tab) from the first
 * line; supports quoting.
 */
export function csvLines(text: string): CsvLine[] {
  const plain = text.replace(/^\uFEFF/, '');
  const first = /^[^\r\n]*/.exec(plain)?.[0] ?? '';
  const separator = [';', '\t', ','].find((mark) => first.includes(mark)) ?? ',';
  return plain
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ number: index + 1, cells: splitCells(line, separator) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

function splitCells(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const letter = line.charAt(at);
    if (letter === '"' && isQuoted && line.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"') isQuoted = !isQuoted;
    else if (letter === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell.trim()];
}
