/** Parameter names of a pattern such as `/boats/:slug`. */
type ParamNames<Pattern> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/** Parameters of a path. For a union of patterns, a parameter that any pattern lacks may be undefined. */
export type ParamsOf<Pattern extends string> = string extends Pattern
  ? Readonly<Record<string, string>>
  : { readonly [Name in ParamNames<Pattern>]: string | AbsentIn<Pattern, Name> };

type AbsentIn<Pattern, Name> = Pattern extends unknown
  ? Name extends ParamNames<Pattern>
    ? never
    : undefined
  : never;

type Params = Readonly<Record<string, string>>;
/** Query parameters; drops empty and undefined ones. */
type Search = Readonly<Record<string, string | undefined>>;

type PathTo<Pattern> = [ParamNames<Pattern>] extends [never]
  ? (search?: Search) => string
  : (params: Readonly<Record<ParamNames<Pattern>, string>>, search?: Search) => string;

/** Builds for each pattern a function that returns the encoded URL path with its query. */
export function buildPaths<const Patterns extends Readonly<Record<string, string>>>(
  patterns: Patterns,
): { [Name in keyof Patterns]: PathTo<Patterns[Name]> } {
  return Object.fromEntries(
    Object.entries(patterns).map(([name, pattern]) => [name, pathTo(pattern)]),
  ) as { [Name in keyof Patterns]: PathTo<Patterns[Name]> };
}

function pathTo(pattern: string) {
  if (!pattern.includes(':')) return (search?: Search) => pattern + buildQuery(search);
  return (params: Params, search?: Search) =>
    pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')) +
    buildQuery(search);
}

function buildQuery(search: Search = {}): string {
  const given = Object.entries(search).flatMap(([name, value]) =>
    value ? [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`] : [],
  );
  return given.length > 0 ? `?${given.join('&')}` : '';
}
