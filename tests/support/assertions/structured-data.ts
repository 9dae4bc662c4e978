import { readVocabulary } from './schema-vocabulary.ts';

/** A thing in a page's structured data. */
export type Thing = Readonly<Record<string, unknown>>;

const vocabulary = readVocabulary();

const textTypes = ['Text', 'PronounceableText'];
/** Formats of values that are written as strings or numbers. */
const looks: Readonly<Record<string, (value: string) => boolean>> = {
  URL: (value) => URL.canParse(value),
  Date: (value) => /^\d{4}-\d{2}-\d{2}$/.test(value),
  DateTime: (value) => /^\d{4}-\d{2}-\d{2}T/.test(value),
  Number: (value) => Number.isFinite(Number(value)),
  Integer: (value) => Number.isInteger(Number(value)),
};

/** Lists a thing's unknown types and properties, values of a wrong type, and missing required properties. */
export function listFindings(thing: Thing): string[] {
  const types = listTypes(thing);
  const unknown = types.filter((type) => !vocabulary.hasType(type));
  if (types.length === 0 || unknown.length > 0) return [`no such type: ${unknown.join()}`];
  const lacking = types.flatMap((type) =>
    (required[type] ?? []).filter((property) => isEmpty(thing[property])),
  );
  return [
    ...lacking.map((property) => `${types.join()} has no ${property}`),
    ...Object.entries(thing)
      .filter(([property]) => !property.startsWith('@'))
      .flatMap(([property, value]) => findingsInProperty(types, property, value)),
  ];
}

/** Properties that Google requires for rich results. */
const required: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'image', 'description', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Organization: ['name'],
  WebSite: ['name', 'url'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  Review: ['author', 'reviewRating'],
  Rating: ['ratingValue'],
};

export function listTypes(thing: Thing): string[] {
  return [thing['@type'] ?? []].flat() as string[];
}

export function filterThings({ things }: { things: readonly Thing[] }, type: string): Thing[] {
  return things.filter((thing) => listTypes(thing).includes(type));
}

function findingsInProperty(types: readonly string[], property: string, value: unknown): string[] {
  const kinds = types.flatMap((type) => vocabulary.expected(type, property) ?? []);
  if (kinds.length === 0) return [`${types.join()} knows no ${property}`];
  return [value].flat().flatMap((each: unknown) => {
    if (typeof each === 'object' && each !== null)
      return findingsInThing(each as Thing, property, kinds);
    const isOne = kinds.some((kind) => matchesType(each, kind));
    return isOne ? [] : [`${property} is ${JSON.stringify(each)}, not one of ${kinds.join()}`];
  });
}

function findingsInThing(thing: Thing, property: string, kinds: readonly string[]): string[] {
  const isReference = Object.keys(thing).join() === '@id';
  if (isReference) return kinds.includes('IdReference') ? [] : [`${property} takes no reference`];
  const isOne = listTypes(thing).some((type) => kinds.some((kind) => vocabulary.isA(type, kind)));
  const own = listFindings(thing);
  return isOne ? own : [`${property} takes no ${listTypes(thing).join()}`, ...own];
}

function matchesType(value: unknown, kind: string): boolean {
  if (typeof value === 'boolean') return kind === 'Boolean';
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  if (typeof value === 'string' && textTypes.includes(kind)) return value.trim() !== '';
  return looks[kind]?.(String(value)) ?? vocabulary.isValue(String(value), kind);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
