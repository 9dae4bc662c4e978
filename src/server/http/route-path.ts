/** An endpoint's path as the router writes it: `{id}` becomes `:id`, and `{token}.ics` a name with that ending. */
export function routePath(path: string): string {
  return path.replace(PART, (_, name: string, ending?: string) =>
    ending ? `:${name}{[\\w-]+\\${ending}}` : `:${name}`,
  );
}

/** What stands in the named parts of a path, without the endings. */
export function paramsOf(path: string, found: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    [...path.matchAll(PART)].map(([, name = '', ending = '']) => {
      const part = found[name] ?? '';
      return [name, part.slice(0, part.length - ending.length)];
    }),
  );
}

const PART = /\{(\w+)\}(\.\w+)?/g;
