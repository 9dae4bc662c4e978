import {
  readError,
  type ErrorCode,
  type ErrorMessage,
  type ErrorValues,
} from '#domain/errors/error-message.ts';
import type { Problem } from '#domain/problems.ts';

export type CodedError = { code: ErrorCode; values?: ErrorValues };

/** JSON of a refusal: codes with their values for programs, sentences for people. */
export type ProblemBody = CodedError & {
  message: string;
  fields?: Readonly<Record<string, string>>;
  fieldErrors?: Readonly<Record<string, CodedError>>;
  facts?: NonNullable<Problem['facts']>;
};

/** Encodes a message as JSON; omits `values` if there are none. */
export function encodeError(message: ErrorMessage): CodedError {
  const { code, values } = readError(message);
  return typeof message === 'string' ? { code } : { code, values };
}

export function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  map: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
