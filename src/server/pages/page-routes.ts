import { Hono, type Context } from 'hono';
import {
  checkoutForm,
  checkoutPayload,
  checkoutRequest,
  readBookingQuery,
  readGuest,
  type CheckoutPayload,
} from '#contract/public/booking-payloads.ts';
import { endpoints } from '#contract/endpoints.ts';
import { splitLanguage, type Language } from '#i18n/languages/languages.ts';
import { refused, type Outcome, type Problem } from '#domain/problems.ts';
import { hasTranslation } from '#contract/pages/page-languages.ts';
import { bookPaths } from '../marketplace/checkout/idempotency.ts';
import { holdForBrowser } from '../marketplace/checkout/hold-trip.ts';
import type { Deps } from '../platform/dependencies.ts';
import { refuseOtherSites } from '../platform/http/other-sites.ts';
import { buildProblemHead, writeProblem } from '../platform/http/problem-answers.ts';
import type { RateLimiter } from '../platform/http/rate-limits.ts';
import { readForm, checkPayload } from '../platform/http/read-payload.ts';
import { openPageRenderer, type PageRenderer, type RendererNeeds } from './page-renderer.ts';

/** Rate limits for forms, and the client's network address. */
type Visitors = { limit: RateLimiter; readAddress: (context: Context) => string };

/** Serves pages at all remaining URLs, including the 404 page. */
export function pageRoutes(deps: Deps, visitors: Visitors, needs: RendererNeeds): Hono {
  const app = new Hono();
  const renderer = openPageRenderer(deps, needs);
  app.route('/', bookFormRoutes(deps, visitors, renderer));
  app.get('*', async (context) => {
    const url = new URL(context.req.url);
    const onlyEnglish = await englishAddress(url, needs.built, deps.site.languages);
    if (onlyEnglish !== null) return context.redirect(onlyEnglish, 303);
    const page = await renderer.render(url);
    if (!page.redirect) return renderer.print(page, url);
    const { to, isMoved } = page.redirect;
    // A boat may get a former name back, so browsers must not cache the redirect.
    context.header('cache-control', 'no-cache');
    return context.redirect(to, isMoved ? 301 : 303);
  });
  return app;
}

/** Returns the English URL of a page that is not translated; null for any other page. */
async function englishAddress(
  { pathname, search }: URL,
  { hasPage }: RendererNeeds['built'],
  languages: readonly Language[] = [],
): Promise<string | null> {
  const { language, path } = splitLanguage(pathname, languages);
  if (hasTranslation(language, path) || !(await hasPage(path))) return null;
  return path + search;
}

/**
 * Handles the checkout form without JavaScript, like `POST /checkout/create`: redirects to the payment page, or shows
 * the form with its errors.
 */
function bookFormRoutes(
  deps: Deps,
  { limit, readAddress }: Visitors,
  renderer: PageRenderer,
): Hono {
  const app = new Hono();
  const readLanguage = (context: Context) =>
    splitLanguage(context.req.path, deps.site.languages ?? []).language;
  const show = (problem: Problem, context: Context, fields: URLSearchParams) =>
    showAgain(renderer, context, { problem, language: readLanguage(context), fields });
  const showTooMany = async (problem: Problem, context: Context) =>
    show(problem, context, (await readFields(context)).fields);

  app.on(
    'POST',
    bookPaths(deps.site).map((path) => `${path}/:boatId`),
    refuseOtherSites(deps.site.publicUrl),
    limit(endpoints.createCheckout.limit, showTooMany),
    async (context) => {
      const { problem, fields } = await readFields(context);
      const input = problem ?? readCheckoutForm(context, fields);
      const browser = { context, address: readAddress(context) };
      const held = input.ok ? await holdForBrowser(deps, browser, input.value) : input;
      if (!held.ok) return show(held.problem, context, fields);
      context.header('cache-control', 'no-store');
      return context.redirect(held.value, 303);
    },
  );
  return app;
}

async function readFields(context: Context) {
  const form = await readForm(context.req.raw);
  return form.ok
    ? { fields: form.value, problem: null }
    : { fields: new URLSearchParams(), problem: form };
}

function readCheckoutForm(context: Context, fields: URLSearchParams): Outcome<CheckoutPayload> {
  const trip = readBookingQuery(context.req.query());
  if (!trip) return refused('invalid', 'trip.incomplete');
  const customer = checkPayload(readGuest(fields), checkoutForm);
  if (!customer.ok) return customer;
  const shown = fields.get('amountCents') ?? '';
  const amountCents = shown === '' ? undefined : Number(shown);
  const input = checkoutRequest(
    context.req.param('boatId') ?? '',
    trip,
    customer.value,
    amountCents,
  );
  return checkPayload(input, checkoutPayload);
}

/** Shows the form again with the input and the errors; never cached. */
async function showAgain(
  renderer: PageRenderer,
  context: Context,
  { problem, language, fields }: { problem: Problem; language: Language; fields: URLSearchParams },
): Promise<Response> {
  const url = new URL(context.req.url);
  const { amountCents, bookedId } = problem.facts ?? {};
  const page = await renderer.render(url, {
    values: Object.fromEntries(fields),
    ...writeProblem(language, problem),
    amountCents: typeof amountCents === 'number' ? amountCents : null,
    bookedId: typeof bookedId === 'string' ? bookedId : null,
  });
  const answer = await renderer.print(page, url);
  const { status, headers } = buildProblemHead(problem);
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
  return new Response(answer.body, {
    status: page.status === 200 ? status : page.status,
    headers: answer.headers,
  });
}
