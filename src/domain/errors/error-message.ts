import type { Day, Month, Time } from '../time/days.ts';
import type { AdminErrors } from './admin-errors.ts';
import type { ApiErrors } from './api-errors.ts';
import type { GuestErrors } from './guest-errors.ts';
import type { OperatorErrors } from './operator-errors.ts';

type Errors = GuestErrors & OperatorErrors & AdminErrors & ApiErrors;

/** Names an expected failure. The catalogues contain its sentence in every language (`locales/errors`). */
export type ErrorCode = keyof Errors;

/** Values of a sentence's placeholders. The name decides the format. */
type ValueTypes = {
  count: number;
  max: number;
  line: number;
  megabytes: string;
  /** US cents. */
  money: number;
  /** "Friday, December 4" */
  day: Day;
  /** "Friday, December 4, 2026" */
  fullDay: Day;
  lastDay: Day;
  month: Month;
  time: Time;
  /** Inserted unchanged: a name, a file name, a person's input. */
  text: string;
  name: string;
  /** Nested message, translated as well. */
  detail: ErrorMessage;
  first: ErrorMessage;
  last: ErrorMessage;
  /** One message per line. */
  lines: readonly ErrorMessage[];
};

export type ErrorValues = Readonly<Partial<ValueTypes>>;

/** An error in the reader's terms: a code, with values if its sentence has placeholders. */
export type ErrorMessage = {
  [Code in ErrorCode]: [Errors[Code]] extends [never]
    ? Code
    : { readonly code: Code; readonly values: Readonly<Pick<ValueTypes, Errors[Code]>> };
}[ErrorCode];

/** Codes of errors without values. */
export type PlainErrorCode = Extract<ErrorMessage, string>;

export function readError(message: ErrorMessage): { code: ErrorCode; values: ErrorValues } {
  return typeof message === 'string' ? { code: message, values: {} } : message;
}
