/** An error of the protocol: a status, a code for programs and a message for people. */
export class AuthProblem extends Error {
  readonly status: number;
  readonly code: string;
  /** Further fields of the body, such as `weak_password`. */
  readonly more: object;

  constructor(status: number, code: string, message: string, more: object = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.more = more;
  }
}

export function invalid(message: string): AuthProblem {
  return new AuthProblem(400, 'validation_failed', message);
}

/** An exceeded rate limit, with the time to wait. */
export class RateLimitExceeded extends AuthProblem {
  readonly waitSeconds: number;

  constructor(code: string, message: string, waitSeconds: number) {
    super(429, code, message);
    this.waitSeconds = waitSeconds;
  }
}

export function tooManyRequests(waitSeconds: number): AuthProblem {
  const message = `Request rate limit reached. Please try again in ${inWords(waitSeconds)}.`;
  return new RateLimitExceeded('over_request_rate_limit', message, waitSeconds);
}

export function tooManyMails(waitSeconds: number): AuthProblem {
  const message = `Email rate limit exceeded. Please try again in ${inWords(waitSeconds)}.`;
  return new RateLimitExceeded('over_email_send_rate_limit', message, waitSeconds);
}

export function mailTooSoon(waitSeconds: number): AuthProblem {
  const message = `For security purposes, you can only request this after ${waitSeconds} seconds.`;
  return new RateLimitExceeded('over_email_send_rate_limit', message, waitSeconds);
}

function inWords(seconds: number): string {
  const [count, unit] =
    seconds < 60
      ? [seconds, 'second']
      : seconds < 3600
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour'];
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}

export function emailExists(): AuthProblem {
  const message = 'A user with this email address has already been registered';
  return new AuthProblem(422, 'email_exists', message);
}

export function badToken(reason: string): AuthProblem {
  return new AuthProblem(403, 'bad_jwt', reason);
}

export function userBanned(): AuthProblem {
  return new AuthProblem(403, 'user_banned', 'User is banned');
}

/** Returns the body for the API version: `code` is the error's name since 2024-01-01, and the HTTP status before. */
export function problemBody(problem: AuthProblem, isDated: boolean): object {
  const { status, code, message, more } = problem;
  if (isDated) return { code, message, ...more };
  return { code: status, error_code: code, msg: message, ...more };
}
