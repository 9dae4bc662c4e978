import type { Context } from 'hono';
import type { CheckoutSession } from './checkout-sessions.ts';
import { payNotice, safeWay, type Markup } from './pay-frame.ts';
import type { SandboxContext } from '../payments/payment-store.ts';
import { StripeProblem } from '../requests/stripe-problems.ts';

export async function orNotFound(
  c: Context,
  context: SandboxContext,
  act: () => Promise<Response>,
): Promise<Response> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof StripeProblem) || error.status !== 404) throw error;
    return show(
      c,
      context,
      404,
      payNotice(context, 'No such payment', 'This payment link does not exist.'),
    );
  }
}

export function show(
  c: Context,
  context: SandboxContext,
  status: 200 | 400 | 402 | 404 | 410,
  page: Markup,
  leadsTo: string | null = null,
): Response | Promise<Response> {
  c.header('cache-control', 'no-store');
  c.header('referrer-policy', 'same-origin');
  c.header('x-content-type-options', 'nosniff');
  c.header('x-robots-tag', 'noindex');
  c.header('content-security-policy', pagePolicy([context.publicUrl, leadsTo]));
  return c.html(page, status);
}

/** Includes the origins of redirect targets, because form policies also apply to the redirect after the form. */
function pagePolicy(addresses: (string | null)[]): string {
  const origins = addresses.flatMap((address) =>
    address !== null && URL.canParse(address) ? [new URL(address).origin] : [],
  );
  const formAction = [...new Set(["'self'", ...origins])].join(' ');
  return `default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`;
}

export function showExpired(
  c: Context,
  context: SandboxContext,
  session: CheckoutSession,
): Response | Promise<Response> {
  const way = safeWay(session.cancel_url, `Back to ${context.merchantName}`);
  // `expired` simulates the end of the session, for the button below a payment page.
  const isClosedEarly =
    session.expires_at * 1000 > context.now() && c.req.query('expired') === undefined;
  const text = isClosedEarly
    ? context.closedPageText
    : 'Its time is up and nothing was charged. Please start again.';
  const title = isClosedEarly ? 'This payment page was closed' : 'This payment link has expired';
  return show(c, context, 410, payNotice(context, title, text, way));
}
