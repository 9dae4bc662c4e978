/** Longer than an operator's: an admin's opens the whole platform. */
export const LEAST_ADMIN_PASSWORD = 12;
export const MOST_ADMIN_PASSWORD = 200;

/** What is wrong with a new password of an admin, in words; null when nothing is. */
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
