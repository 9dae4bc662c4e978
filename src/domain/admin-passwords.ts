/** Longer than an operator's minimum: an admin account opens the whole platform. */
export const LEAST_ADMIN_PASSWORD = 12;
export const MOST_ADMIN_PASSWORD = 200;

/** Why an admin's new password is rejected, as a sentence; null when it is accepted. */
export function adminPasswordProblem(password: string, email: string): string | null {
  if (password.length < LEAST_ADMIN_PASSWORD) {
    return `Please choose at least ${LEAST_ADMIN_PASSWORD} characters`;
  }
  if (password.length > MOST_ADMIN_PASSWORD) {
    return `Please choose at most ${MOST_ADMIN_PASSWORD} characters`;
  }
  const plain = password.trim().toLowerCase();
  if (plain === email.toLowerCase()) return 'Please choose something else than your email';
  if (new Set(plain).size < 5) return 'Please choose more different characters';
  return null;
}
