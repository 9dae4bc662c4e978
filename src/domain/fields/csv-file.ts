import { isolateName } from './plain-text.ts';

/** Byte order mark: spreadsheets need it to detect UTF-8. */
export const CSV_MARK = '\uFEFF';

/** Builds a CSV file for spreadsheets. */
export function buildCsvFile(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  return CSV_MARK + [headings, ...rows].map(buildCsvLine).join('');
}

export function buildCsvLine(cells: readonly string[]): string {
  return `${cells.map(buildCsvCell).join(',')}\r\n`;
}

/** Escapes user input so that a spreadsheet never runs it as a formula; negative numbers remain numbers. */
function buildCsvCell(text: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text);
  const harmless = isolateName(isFormula ? `'${text}` : text);
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
