/** Instead of the patterns of wouter's own routes, which this site has none of: `open-page.ts` matches paths. */
export function parse(): never {
  throw new Error('Routes are matched by open-page.ts.');
}
