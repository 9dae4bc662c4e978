import type { Context } from 'hono';
import type { AuthProblem } from '../auth-problems.ts';
import type { AuthRules } from '../gotrue-settings.ts';

/** Returns the requested redirect if it is allowed, else the site. */
export function redirectTarget(context: Context, rules: AuthRules): string {
  return allowedTarget(rules, context.req.query('redirect_to'));
}

export function allowedTarget(rules: AuthRules, requested: string | undefined): string {
  // Rejects blob: and similar URLs, which have the origin of the site that created them.
  const isPage = /^https?:$/.test(URL.parse(requested ?? '')?.protocol ?? '');
  if (requested && isPage && rules.allowedRedirects(requested)) return requested;
  return rules.publicUrl;
}

/** Redirects (303) with all fields in the fragment, which servers never see. */
export function redirectWithFragment(context: Context, target: string, fields: object): Response {
  const url = new URL(target);
  url.hash = new URLSearchParams(keepTexts(fields)).toString();
  return lead(context, url);
}

export function leadWithCode(context: Context, target: string, code: string): Response {
  const url = new URL(target);
  url.searchParams.set('code', code);
  return lead(context, url);
}

export function leadWithMessage(
  context: Context,
  target: string,
  message: string,
  isFlow: boolean,
): Response {
  const url = new URL(target);
  if (isFlow) url.searchParams.set('message', message);
  url.hash = new URLSearchParams({ message, sb: '' }).toString();
  return lead(context, url);
}

const oauthNames: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
};

export function leadWithProblem(
  context: Context,
  target: string,
  problem: AuthProblem,
  isFlow: boolean,
): Response {
  const url = new URL(target);
  const fields = new URLSearchParams({
    error: oauthNames[problem.status] ?? 'invalid_request',
    error_code: problem.code,
    error_description: problem.message,
    sb: '',
  });
  url.search = isFlow ? fields.toString() : '';
  url.hash = fields.toString();
  context.header('x-sb-error-code', problem.code);
  return lead(context, url);
}

function lead(context: Context, url: URL): Response {
  context.header('cache-control', 'no-store');
  context.header('referrer-policy', 'no-referrer');
  return context.redirect(url.href, 303);
}

function keepTexts(fields: object): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}
