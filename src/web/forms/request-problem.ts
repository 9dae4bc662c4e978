import { ApiError } from '../api.ts';
import type { FieldErrors } from './use-checked-form.ts';

/** Returns the server's message for a failed request, else the fallback. */
export function getProblemText(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.problemText) || fallback;
}

export function fieldProblems(error: unknown): FieldErrors {
  return error instanceof ApiError ? error.fields : {};
}

/**
 * True if the server decided the request. A network failure, or a 5xx from the server or a proxy, leaves the outcome
 * open.
 */
export function isAnswered(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}
