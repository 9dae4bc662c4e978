/** Parses the rows of a CSV file like a spreadsheet. */
export function csvRows(file: string): string[][] {
  const rows = file.replace(/^\uFEFF/, '').split('\r\n');
  return rows
    .filter((row) => row !== '')
    .map((row) =>
      [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    );
}
