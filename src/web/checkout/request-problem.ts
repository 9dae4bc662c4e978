import { ApiError } from '../api.ts';
import type { FieldErrors } from './form-errors.ts';

/** What a person is told of a failed request: the server's message, else the given words. */
export function problemWords(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.problemText) || fallback;
}

/** The total the server asks for instead of the one that was shown, in cents; null when that was not the problem. */
export function changedAmount(error: unknown): number | null {
  const cents = error instanceof ApiError ? error.facts.amountCents : undefined;
  return typeof cents === 'number' ? cents : null;
}

export function fieldProblems(error: unknown): FieldErrors {
  return error instanceof ApiError ? error.fields : {};
}
