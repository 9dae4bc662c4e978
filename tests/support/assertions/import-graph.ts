import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** An import, with paths relative to the repository's root. */
export type Import = { from: string; to: string };

/** Reads the imports between files, including type and dynamic imports. */
export function readImports(files: readonly string[]): Import[] {
  return files.flatMap((from) =>
    [...readFileSync(from, 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'([.#][^']+)'/g)]
      .map(([, specifier = '']) => resolveImport(from, specifier))
      .filter((to) => existsSync(to))
      .map((to) => ({ from, to })),
  );
}

function resolveImport(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  const [room = '', ...path] = specifier.split('/');
  return join(dirname(rooms[`${room}/*`] ?? ''), ...path);
}

/** Targets of the rooms' aliases: `#domain/*` to `./src/domain/*`. */
const { imports: rooms } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  imports: Record<string, string>;
};

type Graph = Map<string, Set<string>>;

/** Builds the graph of imports; `nodeOf` maps a file to its node, such as its folder. */
export function buildGraph(all: readonly Import[], nodeOf: (file: string) => string): Graph {
  const graph: Graph = new Map();
  for (const { from, to } of all) {
    const here = nodeOf(from);
    const there = nodeOf(to);
    if (here !== there) graph.set(here, (graph.get(here) ?? new Set()).add(there));
  }
  return graph;
}

/** Returns the first import cycle, with its first node repeated at the end; an empty list if there is no cycle. */
export function findCircle(all: readonly Import[], nodeOf: (file: string) => string): string[] {
  const graph = buildGraph(all, nodeOf);
  const done = new Set<string>();
  const visit = (node: string, way: readonly string[]): string[] => {
    if (way.includes(node)) return [...way, node];
    if (done.has(node)) return [];
    for (const next of graph.get(node) ?? []) {
      const circle = visit(next, [...way, node]);
      if (circle.length > 0) return circle;
    }
    done.add(node);
    return [];
  };
  for (const node of graph.keys()) {
    const circle = visit(node, []);
    if (circle.length > 0) return circle.slice(circle.indexOf(circle.at(-1) ?? ''));
  }
  return [];
}
