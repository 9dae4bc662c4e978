/** An expected failure. `message` is written for the person who caused it. */
export type Problem<Kind extends ProblemKind = ProblemKind> = {
  kind: Kind;
  message: string;
  /** A sentence for each form field that has to change. */
  fields?: Readonly<Record<string, string>>;
  /** Facts a screen may use, such as the new amount in cents. */
  facts?: Readonly<Record<string, string | number>>;
};

export const problemKinds = [
  'invalid',
  'unauthenticated',
  'payment-refused',
  'forbidden',
  'not-found',
  'conflict',
  'sold-out',
  'amount-changed',
  'too-large',
  'too-many',
  'unavailable',
] as const;

export type ProblemKind = (typeof problemKinds)[number];

export type Done<T> = { ok: true; value: T };
export type Refused<Kind extends ProblemKind> = { ok: false; problem: Problem<Kind> };
/** Result of an operation that may fail, with its failure kinds. */
export type Outcome<T, Kind extends ProblemKind = ProblemKind> = Done<T> | Refused<Kind>;

export function done<T>(value: T): Done<T> {
  return { ok: true, value };
}

export function refused<Kind extends ProblemKind>(
  kind: Kind,
  message: string,
  more: Pick<Problem, 'fields' | 'facts'> = {},
): Refused<Kind> {
  return { ok: false, problem: { kind, message, ...more } };
}
