/** An error in Nylas's envelope, `{request_id, error: {type, message}}`. */
export class NylasProblem extends Error {
  readonly status: number;
  readonly type: string;
  readonly providerError: object | null;

  constructor(status: number, type: string, message: string, providerError: object | null = null) {
    super(message);
    this.status = status;
    this.type = type;
    this.providerError = providerError;
  }
}

/** An error of `/v3/connect/…` in OAuth's format: `{error, error_description, error_uri, error_code}`. */
export class OAuthProblem extends Error {
  readonly status: number;
  readonly error: string;
  readonly code: number;

  constructor(status: number, error: string, code: number, description: string) {
    super(description);
    this.status = status;
    this.error = error;
    this.code = code;
  }
}

export function problemBody(problem: NylasProblem | OAuthProblem, requestId: string): object {
  if (problem instanceof OAuthProblem) {
    return {
      request_id: requestId,
      error: problem.error,
      error_description: problem.message,
      error_uri: 'https://developer.nylas.com/docs/api/errors/',
      error_code: String(problem.code),
    };
  }
  const { type, message, providerError } = problem;
  return {
    request_id: requestId,
    error: { type, message, ...(providerError ? { provider_error: providerError } : {}) },
  };
}

export function invalidRequest(message: string): NylasProblem {
  return new NylasProblem(400, 'api.invalid_request_error', message);
}

export function bodyTooLarge(): NylasProblem {
  return new NylasProblem(413, 'api.invalid_request_payload', 'The request body is too large.');
}

export function notFound(what: string): NylasProblem {
  return new NylasProblem(404, 'api.not_found_error', `${what} not found`);
}

export function unauthorized(): NylasProblem {
  return new NylasProblem(401, 'api.authentication_error', 'Unauthorized');
}

/** Nylas's response for a grant that has expired at its provider. */
export function grantExpired(): NylasProblem {
  return new NylasProblem(401, 'api.authentication_error', 'Unauthorized', {
    error: 'invalid_grant',
    error_description: 'Token has been expired or revoked.',
  });
}

export function readOnly(): NylasProblem {
  return new NylasProblem(403, 'api.provider_error', 'This calendar is read-only.', {
    error: 'requiredAccessLevel',
  });
}

export function unavailable(): NylasProblem {
  return new NylasProblem(
    504,
    'api.provider_error',
    'The calendar sandbox has been told to be down (apiDown).',
  );
}

export function refusedForNoReason(): NylasProblem {
  return new NylasProblem(
    400,
    'api.invalid_request_error',
    'The calendar sandbox has been told to refuse (apiRefuses).',
  );
}
