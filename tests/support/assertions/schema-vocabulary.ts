import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Types and properties of schema.org, read from the type declarations of `schema-dts`. */
export type Vocabulary = {
  /** Types of a property's value; null if the type has no such property. */
  expected(type: string, property: string): string[] | null;
  hasType(type: string): boolean;
  /** Whether `type` is `kind` or a subtype of `kind`. */
  isA(type: string, kind: string): boolean;
  /** Whether the enumeration `kind` contains this text. */
  isValue(text: string, kind: string): boolean;
};

type Interface = { bases: string[]; properties: Map<string, string[]> };

export function readVocabulary(): Vocabulary {
  const source = readFileSync(
    createRequire(import.meta.url)
      .resolve('schema-dts')
      .replace(/js$/, 'd.ts'),
    'utf8',
  );
  const interfaces = readInterfaces(source);
  const unions = readUnions(source);
  const expected = (name: string, property: string): string[] | null => {
    const found = interfaces.get(name);
    if (!found) return null;
    const inherited = () => found.bases.map((base) => expected(base, property));
    return found.properties.get(property) ?? inherited().find((each) => each !== null) ?? null;
  };
  const contains = (kind: string, member: string): boolean =>
    (unions.get(kind) ?? []).some((each) => each === member || contains(each, member));
  return {
    expected: (type, property) => expected(`${type}Leaf`, property),
    hasType: (type) => interfaces.has(`${type}Leaf`),
    isA: (type, kind) => contains(kind, `${type}Leaf`),
    isValue: (text, kind) => contains(kind, JSON.stringify(text)),
  };
}

function readInterfaces(source: string): Map<string, Interface> {
  const interfaces = new Map<string, Interface>();
  for (const [, name = '', bases = '', body = ''] of source.matchAll(
    /^(?:export )?interface (\w+) extends ([^{]+) \{\n(.*?)^\}/gms,
  )) {
    const lines = body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.*), "\w+">;$/gm);
    const properties = [...lines].map(([, property = '', types = '']): [string, string[]] => [
      property,
      types.split(' | '),
    ]);
    interfaces.set(name, { bases: bases.split(', '), properties: new Map(properties) });
  }
  return interfaces;
}

function readUnions(source: string): Map<string, string[]> {
  const lines = source.matchAll(/^export type (\w+) = (.*);$/gm);
  return new Map([...lines].map(([, name = '', members = '']) => [name, members.split(' | ')]));
}
