/** An endpoint's path as the router writes it: `{id}` becomes `:id`. */
export function routePath<Path extends string>(path: Path): RoutePath<Path> {
  return path.replace(/\{(\w+)\}/g, ':$1') as RoutePath<Path>;
}

type RoutePath<Path extends string> = Path extends `${infer Before}{${infer Name}}${infer After}`
  ? RoutePath<`${Before}:${Name}${After}`>
  : Path;
