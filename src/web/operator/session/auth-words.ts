import { isAuthRetryableFetchError, type AuthError } from '@supabase/auth-js';

/** What a person is told of a refusal by the sign-in service: its own message, or that it does not answer. */
export function authWords(error: AuthError, fallback: string): string {
  if (isAuthRetryableFetchError(error)) {
    return 'Signing in is not possible right now. Please try again in a minute.';
  }
  return error.message || fallback;
}
