import { isolated } from './plain-text.ts';

/** The byte order mark by which spreadsheets recognise UTF-8. */
export const CSV_MARK = '\uFEFF';

/** A file for a spreadsheet: its headings and its rows. */
export function csvFile(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  return CSV_MARK + [headings, ...rows].map(csvLine).join('');
}

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** Escapes what people typed, so that a spreadsheet never runs it as a formula; negative numbers stay numbers. */
function csvCell(text: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text);
  const harmless = isolated(isFormula ? `'${text}` : text);
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
