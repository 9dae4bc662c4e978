import type { ErrorMessage } from './errors/error-message.ts';

/** An expected failure. `message` is for the person who caused it. */
export type Problem<Kind extends ProblemKind = ProblemKind> = {
  kind: Kind;
  message: ErrorMessage;
  /** A message for each form field that has to change. */
  fields?: FieldMessages;
  /** Facts a screen may use, such as the new amount in cents. */
  facts?: Readonly<Record<string, string | number>>;
};

export type FieldMessages = Readonly<Record<string, ErrorMessage>>;

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
  message: ErrorMessage,
  more: Pick<Problem, 'fields' | 'facts'> = {},
): Refused<Kind> {
  return { ok: false, problem: { kind, message, ...more } };
}
