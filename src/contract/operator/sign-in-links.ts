import type { Language } from '#i18n/languages/languages.ts';
import { addressIn } from '../pages/page-languages.ts';
import { portalPaths } from '../pages/portal-paths.ts';

/**
 * What a mailed sign-in link does, in the words of the sign-in protocol. `email` is what templates of a hosted service
 * may write for a confirmation and for a sign-in without a password.
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

/** What became of a pressed button, where it is not a session. `later`: the link is still good. */
export const signInLinkOutcomes = ['over', 'half', 'later'] as const;
export type SignInLinkOutcome = (typeof signInLinkOutcomes)[number];

export type SignInLink = {
  tokenHash: string;
  type: string;
  /** Where its owner goes on; empty for the sign-in page. */
  redirectTo: string;
};

/** The address of the page for a link, in a language of the portal. */
export function signInLinkAddress(
  { tokenHash, type, redirectTo }: SignInLink,
  language: Language,
  outcome?: SignInLinkOutcome,
): string {
  const fields = { token_hash: tokenHash, type, redirect_to: redirectTo, outcome: outcome ?? '' };
  const query = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${addressIn(language, portalPaths.signInLink())}?${query.join('&')}`;
}

/** Null for what is no complete link, such as one that a mail program cut off. */
export function readSignInLinkType({ tokenHash, type }: SignInLink): SignInLinkType | null {
  if (!/^[\w-]{6,200}$/.test(tokenHash)) return null;
  return signInLinkTypes.find((each) => each === type) ?? null;
}
