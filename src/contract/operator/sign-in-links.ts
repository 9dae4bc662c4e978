import type { Language } from '#i18n/languages/languages.ts';
import { localizeAddress } from '../pages/page-languages.ts';
import { portalPaths } from '../pages/portal-paths.ts';

/**
 * Type of a mailed sign-in link, as the sign-in protocol names it. A hosted service's templates may use `email` for a
 * confirmation and for passwordless sign-in.
 */
export const signInLinkTypes = [
  'signup',
  'invite',
  'recovery',
  'magiclink',
  'email',
  'email_change',
] as const;
export type SignInLinkType = (typeof signInLinkTypes)[number];

/** Results of using a link that start no session. `later`: the link is still valid. */
export const signInLinkOutcomes = ['over', 'half', 'later'] as const;
export type SignInLinkOutcome = (typeof signInLinkOutcomes)[number];

export type SignInLink = {
  tokenHash: string;
  type: string;
  /** Target after sign-in; empty for the sign-in page. */
  redirectTo: string;
};

/** Builds the URL of the page for a link, in a portal language. */
export function signInLinkAddress(
  { tokenHash, type, redirectTo }: SignInLink,
  language: Language,
  outcome?: SignInLinkOutcome,
): string {
  const fields = { token_hash: tokenHash, type, redirect_to: redirectTo, outcome: outcome ?? '' };
  const query = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${localizeAddress(language, portalPaths.signInLink())}?${query.join('&')}`;
}

/** Returns null for an incomplete link, such as one that a mail program truncated. */
export function readSignInLinkType({ tokenHash, type }: SignInLink): SignInLinkType | null {
  if (!/^[\w-]{6,200}$/.test(tokenHash)) return null;
  return signInLinkTypes.find((each) => each === type) ?? null;
}
