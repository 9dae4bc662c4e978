import { listObjects, type CreatedRange, type Page, type Work } from '../payments/payment-store.ts';
import { invalidParam } from '../requests/stripe-problems.ts';
import type { Params } from '../requests/stripe-params.ts';

export type ListKinds = {
  kind: string;
  /** Parameters that filter by a text field of the same name, such as `customer` or `charge`. */
  filters?: readonly string[];
  /** Parameters that filter by a boolean field. */
  flags?: readonly string[];
  /** Parameters that the caller has handled. */
  otherParams?: readonly string[];
  /** Fixed filters, independent of the request. */
  fixed?: Record<string, string>;
  parent?: string | null;
  states?: string[];
  /** Filters by fields that the API hides. */
  hidden?: Record<string, string>;
  anyOf?: { field: string; values: string[] };
  /** Patterns of states, such as `charge.*`. */
  statesLike?: string[];
};

const everywhere = ['created', 'ending_before', 'expand', 'limit', 'starting_after'];

/** A page of a list, in Stripe's format. */
export async function listPage(
  work: Work,
  params: Params,
  url: string,
  {
    kind,
    filters = [],
    flags = [],
    otherParams = [],
    fixed,
    parent,
    states,
    statesLike,
    hidden,
    anyOf,
  }: ListKinds,
): Promise<object> {
  params.onlyKnown([...everywhere, ...filters, ...flags, ...otherParams]);
  const fields = { ...textFields(params, filters), ...flagFields(params, flags), ...fixed };
  const { data, has_more } = await listObjects(
    work,
    {
      kind,
      fields,
      created: createdRange(params),
      ...(parent === undefined ? {} : { parent }),
      ...(hidden ? { hidden } : {}),
      ...(anyOf ? { anyOf } : {}),
      ...(states ? { states } : {}),
      ...(statesLike ? { statesLike } : {}),
    },
    readPage(params),
  );
  return { object: 'list', data, has_more, url };
}

function readPage(params: Params): Page {
  const limit = params.integer('limit') ?? 10;
  if (limit < 1)
    throw invalidParam(
      'limit',
      'This value must be greater than or equal to 1.',
      'parameter_invalid_integer',
    );
  if (limit > 100)
    throw invalidParam(
      'limit',
      'This value must be less than or equal to 100 (the limit param).',
      'parameter_invalid_integer',
    );
  const startingAfter = params.text('starting_after');
  const endingBefore = params.text('ending_before');
  if (startingAfter !== null && endingBefore !== null) {
    throw invalidParam(
      'ending_before',
      'Received both starting_after and ending_before parameters. Please pass in only one.',
    );
  }
  return { limit, startingAfter, endingBefore };
}

/** Parses `created=…`, or any of `created[gt]`, `[gte]`, `[lt]` and `[lte]`; the result's bounds are inclusive. */
function createdRange(params: Params): CreatedRange {
  if (params.isText('created')) {
    const at = params.integer('created');
    return { from: at, to: at };
  }
  const bounds = params.nested('created');
  bounds?.onlyKnown(['gt', 'gte', 'lt', 'lte']);
  const after = bounds?.integer('gt') ?? null;
  const before = bounds?.integer('lt') ?? null;
  return {
    from: latest(bounds?.integer('gte') ?? null, after === null ? null : after + 1),
    to: earliest(bounds?.integer('lte') ?? null, before === null ? null : before - 1),
  };
}

function latest(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other);
}

function earliest(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

function textFields(params: Params, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = params.text(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

function flagFields(params: Params, names: readonly string[]): Record<string, boolean> {
  return Object.fromEntries(
    names.flatMap((name) => (params.has(name) ? [[name, params.flag(name)]] : [])),
  );
}
