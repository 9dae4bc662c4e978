import type { Language } from '#i18n/languages/languages.ts';
import type { Outcome } from '#domain/problems.ts';

/** Signed-in user with a confirmed email address. */
export type SignedInUser = {
  userId: string;
  email: string;
  name: string | null;
  /** Time of sign-in in epoch milliseconds, exact to the second; unchanged when the session is renewed. */
  signedInAt: number;
  /** True if two-factor authentication is on and this session has not passed it. */
  needsSecondStep: boolean;
};

/** Session as the service returns it, for the browser's SDK to store. */
export type AuthSession = {
  access_token: string;
  refresh_token: string;
  token_type: 'bearer';
  expires_in: number;
  expires_at: number;
  user: { id: string; email: string; [more: string]: unknown };
};

export type Credentials = { email: string; password: string };

/** Mailed link in GoTrue's terms; `redirectTo` must be on the service's allow-list. */
export type FollowedLink = { tokenHash: string; type: string; redirectTo: string };

export type AuthProblem = 'unauthenticated' | 'invalid' | 'too-many';

/** Auth service for operators. Its own failures throw AuthUnavailable; refusals are outcomes. */
export type AuthService = {
  /** Other origins that mailed links may lead to. */
  otherOrigins: readonly string[];
  /** Returns the user of an access token; null if the token is invalid, or its session or user no longer exists. */
  findUser(accessToken: string): Promise<SignedInUser | null>;
  /**
   * Creates an account. `userId` is null when a confirmed user already has this email address, which the visitor must
   * not learn; `session` is null until the mailed link is followed.
   */
  signUp(
    credentials: Credentials,
    from: string,
    /** Language of the page that the mailed link leads to. */
    language: Language,
  ): Promise<Outcome<{ userId: string | null; session: AuthSession | null }, AuthProblem>>;
  /** `from` is the visitor's network address, for the service's own rate limits. */
  signIn(credentials: Credentials, from: string): Promise<Outcome<AuthSession, AuthProblem>>;
  /** Consumes a mailed link and returns the service's redirect URL, which contains the session or the refusal. */
  followLink(link: FollowedLink, from: string): Promise<string>;
  /** Ends only the session of this token. */
  signOut(accessToken: string): Promise<void>;
};

/** Accounts of the embedded service, for data subject requests. The accounts of a hosted service are managed there. */
export type SignInAccounts = {
  /** Returns what is stored about a user, without secrets; null without an account. */
  read(userId: string): Promise<Record<string, unknown> | null>;
  /** Deletes the account with its sessions, second factors and mails; idempotent. */
  remove(userId: string): Promise<void>;
};

export class AuthUnavailable extends Error {}

/** Thrown when valid tokens contradict our settings: the owner has to correct the settings. */
export class AuthMisconfigured extends AuthUnavailable {}
