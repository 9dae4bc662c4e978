import type { Language } from '#i18n/languages/languages.ts';
import type { Outcome } from '#domain/problems.ts';

/** A signed-in person whose address is confirmed, as the auth service knows them. */
export type SignedInUser = {
  userId: string;
  email: string;
  name: string | null;
  /** When they signed in, in epoch milliseconds, to the second: a session that is renewed stays the same. */
  signedInAt: number;
  /** They have switched on a second step, and this session has not passed it yet. */
  needsSecondStep: boolean;
};

/** Passed on as it is, for the browser's SDK to keep. */
export type AuthSession = {
  access_token: string;
  refresh_token: string;
  token_type: 'bearer';
  expires_in: number;
  expires_at: number;
  user: { id: string; email: string; [more: string]: unknown };
};

export type Credentials = { email: string; password: string };

/** A mailed link as the protocol has it; `redirectTo` is an address that the service lets links lead to. */
export type FollowedLink = { tokenHash: string; type: string; redirectTo: string };

export type AuthProblem = 'unauthenticated' | 'invalid' | 'too-many';

/** Who signs operators in. Any failure of its own is an AuthUnavailable; its refusals are outcomes. */
export type AuthService = {
  /** Origins of other sites that mailed links may lead to. */
  otherOrigins: readonly string[];
  /** The person behind an access token; null when it is not valid, or its session or user is no more. */
  findUser(accessToken: string): Promise<SignedInUser | null>;
  /**
   * Starts an account. `userId` is null when somebody confirmed already has this address, which the
   * visitor must not learn; `session` is null until the mailed link is followed.
   */
  signUp(
    credentials: Credentials,
    from: string,
    /** Of the page to which the mailed link leads. */
    language: Language,
  ): Promise<Outcome<{ userId: string | null; session: AuthSession | null }, AuthProblem>>;
  /** `from` is the visitor's address, for the service's own limits. */
  signIn(credentials: Credentials, from: string): Promise<Outcome<AuthSession, AuthProblem>>;
  /** Uses a mailed link up, and answers where the service leads: the session, or the refusal, is in that address. */
  followLink(link: FollowedLink, from: string): Promise<string>;
  /** Ends the one session this token belongs to. */
  signOut(accessToken: string): Promise<void>;
};

/** The accounts of the embedded service, for their owners' rights. A hosted service keeps its own. */
export type SignInAccounts = {
  /** What is kept of somebody, without secrets; null when there is no such account. */
  read(userId: string): Promise<Record<string, unknown> | null>;
  /** With their sessions, second steps and mails; twice is once. */
  remove(userId: string): Promise<void>;
};

export class AuthUnavailable extends Error {}

/** The service works, but its tokens are not what our settings say: the owner has to correct them. */
export class AuthMisconfigured extends AuthUnavailable {}
