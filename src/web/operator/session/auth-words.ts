import { isAuthRetryableFetchError, type AuthError } from '@supabase/auth-js';

/** What a person is told of a refusal by the sign-in service: its own message, or that it does not answer. */
export function authWords(error: AuthError, fallback: string): string {
  if (isAuthRetryableFetchError(error)) {
    return 'Signing in is not possible right now. Please try again in a minute.';
  }
  // A service that says how long is quoted; one that does not is helped out.
  if (error.status === 429 && !/\d/.test(error.message)) {
    return `${error.message || 'Too many tries'}. Please wait 5 minutes, then try again.`;
  }
  return error.message || fallback;
}
