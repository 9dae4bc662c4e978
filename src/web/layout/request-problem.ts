import { ApiError } from '../api.ts';
import type { FieldErrors } from './form-errors.ts';

/** What a person is told of a failed request: the server's message, else the given words. */
export function problemWords(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.problemText) || fallback;
}

export function fieldProblems(error: unknown): FieldErrors {
  return error instanceof ApiError ? error.fields : {};
}
