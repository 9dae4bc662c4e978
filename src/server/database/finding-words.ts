/** Cents as SQL that writes "$12.50" or "-$12.50". */
export const dollars = (cents: string) =>
  `case when ${cents} < 0 then '-' else '' end || '$' || to_char(abs(${cents}) / 100.0, 'FM999999999990.00')`;

/** Words as a list of SQL: 'one', 'other'. */
export const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ');
