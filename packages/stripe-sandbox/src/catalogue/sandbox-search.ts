import { listMatching, type Condition } from './object-search.ts';
import type { Work } from '../payments/payment-store.ts';
import { invalidParam } from '../requests/stripe-problems.ts';
import type { Params } from '../requests/stripe-params.ts';

export type Searchable = {
  kind: string;
  /** Fields compared as text. `numbers`: compared as numbers. */
  texts: readonly string[];
  numbers: readonly string[];
};

const clause =
  /^(-)?([a-z_]+)(?:\[(?:"([^"]+)"|'([^']+)')\])?(:|~|>=|<=|>|<)(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|(null|-?\d+))$/;

/** `GET …/search?query=…` in Stripe's search language: clauses joined by `AND`, or all by `OR`. */
export async function searchPage(
  work: Work,
  params: Params,
  url: string,
  searchable: Searchable,
): Promise<object> {
  params.onlyKnown(['expand', 'limit', 'page', 'query']);
  const limit = params.integer('limit') ?? 10;
  if (limit < 1 || limit > 100)
    throw invalidParam('limit', 'This value must be from 1 to 100.', 'parameter_invalid_integer');
  const query = params.requiredText('query');
  const page = params.text('page');
  if (page !== null && !/^\d{1,18}$/.test(page))
    throw invalidParam('page', `Invalid page: ${page}`);
  const parts = split(query);
  const conditions = parts.clauses.map((each) => readClause(each, searchable));
  const { data, next } = await listMatching(work, searchable.kind, {
    conditions,
    isAny: parts.isAny,
    before: page,
    limit,
  });
  return { object: 'search_result', data, has_more: next !== null, next_page: next, url };
}

function split(query: string): { clauses: string[]; isAny: boolean } {
  const tokens =
    query.trim().match(/(?:[^\s"'\\]|\\.|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')+/g) ?? [];
  const joints = tokens
    .filter((word) => /^(and|or)$/i.test(word))
    .map((word) => word.toLowerCase());
  if (new Set(joints).size > 1)
    throw invalidParam('query', 'A query may join its clauses by AND or by OR, not by both.');
  return {
    clauses: tokens.filter((token) => !/^(and|or)$/i.test(token)),
    isAny: joints[0] === 'or',
  };
}

function readClause(text: string, { texts, numbers }: Searchable): Condition {
  const match = clause.exec(text);
  const [, not, field = '', double, single, operator = ':', quoted, apostrophed, bare] =
    match ?? [];
  const key = double ?? single;
  const isKnown =
    field === 'metadata' ? key !== undefined : texts.includes(field) || numbers.includes(field);
  if (!match || !isKnown || (key === undefined) !== (field !== 'metadata')) {
    throw invalidParam(
      'query',
      `We were unable to parse your search query: ${text}. Fields that can be searched: metadata, ${[...texts, ...numbers].join(', ')}.`,
    );
  }
  const value = quoted ?? apostrophed ?? bare ?? '';
  if (numbers.includes(field) && value !== 'null' && !/^-?\d{1,15}$/.test(value))
    throw invalidParam('query', `This is not a number: ${value}`);
  return {
    path: key === undefined ? [field] : [field, key],
    isNumber: numbers.includes(field),
    operator: operator as Condition['operator'],
    value: bare === 'null' ? null : value.replaceAll(/\\(.)/g, '$1'),
    isNegated: not === '-',
  };
}
