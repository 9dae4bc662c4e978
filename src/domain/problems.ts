/** An expected failure, named. `message` is written for the person who caused it. */
export type Problem = {
  kind: ProblemKind;
  message: string;
  /** A sentence per form field that has to change. */
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

export type Refusal = { ok: false; problem: Problem };
export type Outcome<T> = { ok: true; value: T } | Refusal;

export function done<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

export function refused(
  kind: ProblemKind,
  message: string,
  more: Pick<Problem, 'fields' | 'facts'> = {},
): Refusal {
  return refusal({ kind, message, ...more });
}

export function refusal(problem: Problem): Refusal {
  return { ok: false, problem };
}
