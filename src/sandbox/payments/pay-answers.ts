import type { Context } from 'hono';
import type { CheckoutSession } from './checkout-sessions.ts';
import { payNotice, safeWay, type Markup } from './pay-frame.ts';
import type { PaymentDesk } from './payment-store.ts';
import { StripeProblem } from './stripe-problems.ts';

export async function orNotFound(
  c: Context,
  desk: PaymentDesk,
  act: () => Promise<Response>,
): Promise<Response> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof StripeProblem) || error.status !== 404) throw error;
    return show(
      c,
      desk,
      404,
      payNotice(desk, 'No such payment', 'This payment link does not exist.'),
    );
  }
}

export function show(
  c: Context,
  desk: PaymentDesk,
  status: 200 | 400 | 402 | 404 | 410,
  page: Markup,
  leadsTo: string | null = null,
): Response | Promise<Response> {
  c.header('cache-control', 'no-store');
  c.header('referrer-policy', 'same-origin');
  c.header('x-content-type-options', 'nosniff');
  c.header('x-robots-tag', 'noindex');
  c.header('content-security-policy', pagePolicy([desk.publicUrl, leadsTo]));
  return c.html(page, status);
}

/** A form may lead where the redirect after it leads. */
function pagePolicy(addresses: (string | null)[]): string {
  const origins = addresses.flatMap((address) =>
    address !== null && URL.canParse(address) ? [new URL(address).origin] : [],
  );
  const formAction = [...new Set(["'self'", ...origins])].join(' ');
  return `default-src 'none'; style-src 'self'; script-src 'self'; img-src data:; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`;
}

export function showExpired(
  c: Context,
  desk: PaymentDesk,
  session: CheckoutSession,
): Response | Promise<Response> {
  const way = safeWay(session.cancel_url, `Back to ${desk.merchantName}`);
  // The button below a payment page plays that its time has run out.
  const isClosedEarly =
    session.expires_at * 1000 > desk.now() && c.req.query('expired') === undefined;
  const words = isClosedEarly
    ? `${desk.merchantName} closed this page before its time, because you left it, changed the trip, or opened another payment page. Nothing was charged here.`
    : 'Its time is up and nothing was charged. Please start again.';
  const title = isClosedEarly ? 'This payment page was closed' : 'This payment link has expired';
  return show(c, desk, 410, payNotice(desk, title, words, way));
}
