/** Names of long statements, by their beginning or content. */
const names: readonly [RegExp, string][] = [
  [/^with recursive ports .* counted as materialized /, 'the search'],
  [/^with recursive ports .* unknown as /, 'the boats that sail soonest'],
  [/^with recursive ports .* as fitting /, 'what fits a ship'],
  [/^with recursive days /, 'the next days with a place'],
  [/^select first\.\* from unnest/, 'the next departure of each card'],
  [/^select boats\.id, .* with ordinality /, 'its cards'],
  [/^select boats\.id as "boatId", .* called_off_departures /, 'the board'],
  [/^select count\(\*\)::integer as offered, /, 'why nothing fits'],
];

const SHOWN = 70;

/** Returns a statement's name if known, else its beginning as code. */
export function nameOfQuery(sql: string): string {
  const found = names.find(([pattern]) => pattern.test(sql));
  return found ? found[1] : `\`${sql.slice(0, SHOWN).trim().replaceAll('`', "'")}\``;
}
