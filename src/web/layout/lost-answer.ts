import { ApiError } from '../api.ts';

/** Whether the server said what became of a request; a dead network, and a server or proxy that fails, do not. */
export function isAnswered(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}
