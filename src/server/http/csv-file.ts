/** The mark by which spreadsheets know UTF-8. A file begins with it. */
export const CSV_MARK = '\uFEFF';

export const csvType = 'text/csv; charset=utf-8';

/** A file for a spreadsheet: its headings and its rows. */
export function csvFile(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  return CSV_MARK + [headings, ...rows].map(csvLine).join('');
}

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

/** What people typed must not become a formula in somebody else’s spreadsheet. A number less than nothing is none. */
function cell(text: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text);
  const harmless = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
