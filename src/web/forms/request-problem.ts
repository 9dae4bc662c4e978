import { ApiError } from '../api.ts';
import type { FieldErrors } from './use-checked-form.ts';

/** The message for a failed request: the server's, else the fallback. */
export function problemWords(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.problemText) || fallback;
}

export function fieldProblems(error: unknown): FieldErrors {
  return error instanceof ApiError ? error.fields : {};
}

/** Whether the server answered what became of a request: a dead network, and a failing server or proxy, leave it open. */
export function isAnswered(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}
