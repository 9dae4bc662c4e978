export type ProblemDetails = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  code?: string;
  param?: string;
  decline_code?: string;
  charge?: string;
  payment_intent?: object;
  payment_method?: object;
};

/** An error in Stripe's envelope. `validation`: the request was rejected before it ran, so its result is not stored. */
export class StripeProblem extends Error {
  readonly status: number;
  readonly details: ProblemDetails;
  readonly validation: boolean;

  constructor(status: number, message: string, details: ProblemDetails, validation = false) {
    super(message);
    this.status = status;
    this.details = details;
    this.validation = validation;
  }
}

export type ErrorBody = {
  error: ProblemDetails & { message: string; doc_url?: string; request_log_url: string };
};

export function errorBody(problem: StripeProblem, requestId: string): ErrorBody {
  const { code } = problem.details;
  return {
    error: {
      ...problem.details,
      message: problem.message,
      ...(code
        ? { doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` }
        : {}),
      request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}`,
    },
  };
}

export function invalidParam(param: string, message: string, code?: string): StripeProblem {
  return new StripeProblem(
    400,
    message,
    { type: 'invalid_request_error', param, ...(code ? { code } : {}) },
    true,
  );
}

export function missingParam(param: string): StripeProblem {
  return invalidParam(param, `Missing required param: ${param}.`, 'parameter_missing');
}

/** A well-formed request that does not fit the object's state. */
export function invalidRequest(message: string, code?: string, param?: string): StripeProblem {
  return new StripeProblem(400, message, {
    type: 'invalid_request_error',
    ...(code ? { code } : {}),
    ...(param ? { param } : {}),
  });
}

export function resourceMissing(noun: string, id: string, param = 'id'): StripeProblem {
  return new StripeProblem(404, `No such ${noun}: '${id}'`, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
  });
}

export function unknownUrl(method: string, path: string): StripeProblem {
  const message = `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`;
  return new StripeProblem(404, message, { type: 'invalid_request_error' }, true);
}

export function unauthorized(message: string, code?: string): StripeProblem {
  return new StripeProblem(
    401,
    message,
    { type: 'invalid_request_error', ...(code ? { code } : {}) },
    true,
  );
}

export function unavailable(): StripeProblem {
  return new StripeProblem(
    503,
    'The payment sandbox has been told to be down (apiDown).',
    { type: 'api_error' },
    true,
  );
}
