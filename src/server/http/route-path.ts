/** An endpoint's path as the router writes it: `{id}` becomes `:id`, and `{token}.ics` a name with that ending. */
export function routePath<Path extends string>(path: Path): RoutePath<Path> {
  return path.replace(PART, (_, name: string, ending?: string) =>
    ending ? `:${name}{[\\w-]+\\${ending}}` : `:${name}`,
  ) as RoutePath<Path>;
}

type RoutePath<Path extends string> = Path extends `${infer Before}{${infer Name}}${infer After}`
  ? RoutePath<`${Before}:${Name}${After}`>
  : Path;

/** What stands in the named parts of a path, without the endings. */
export function paramsOf(path: string, found: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    [...path.matchAll(PART)].map(([, name = '', ending = '']) => [
      name,
      (found[name] ?? '').slice(0, ending === '' ? undefined : -ending.length),
    ]),
  );
}

const PART = /\{(\w+)\}(\.\w+)?/g;
