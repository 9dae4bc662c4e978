import { portalPaths } from '#contract/pages/portal-paths.ts';
import { Hono, type Context } from 'hono';
import { paths } from '#contract/pages/paths.ts';
import { splitLanguage, type Language } from '#i18n/languages/languages.ts';
import { done, type Problem } from '#domain/problems.ts';
import {
  readSignInLinkType,
  signInLinkAddress,
  type SignInLink,
  type SignInLinkOutcome,
} from '#contract/operator/sign-in-links.ts';
import { portalLanguages } from '#i18n/languages/portal-languages.ts';
import { localizeAddress } from '#contract/pages/page-languages.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { refuseOtherSites } from '../../platform/http/other-sites.ts';
import type { RateLimiter } from '../../platform/http/rate-limits.ts';
import { readForm } from '../../platform/http/read-payload.ts';
import { whileSignInIsUp } from './require-operator.ts';

const SIGN_IN_LINKS = { name: 'sign-in-links', max: 60, withinSeconds: 600 };

type Needs = { limit: RateLimiter; readAddress: (context: Context) => string };

/**
 * Handles the form on the page that mailed sign-in links lead to. The link is used only when the button is pressed. The
 * form works without JavaScript.
 */
export function signInLinkRoutes(deps: Deps, { limit, readAddress }: Needs): Hono {
  const app = new Hono();
  const tryLater = async (_: Problem, context: Context) =>
    lead(context, await buildPageUrl(deps, context, 'later'));
  app.on(
    'POST',
    portalLanguages.map((language) => localizeAddress(language, portalPaths.signInLink())),
    refuseOtherSites(deps.site.publicUrl),
    limit(SIGN_IN_LINKS, tryLater),
    async (context) => {
      const link = await readLink(context);
      if (readSignInLinkType(link) === null) {
        return lead(context, await buildPageUrl(deps, context, 'over'));
      }
      const redirectTo = allowedTarget(deps, link.redirectTo, readPathLanguage(deps, context));
      const followed = await whileSignInIsUp(deps, async () =>
        done(await deps.auth.followLink({ ...link, redirectTo }, readAddress(context))),
      );
      const outcome = followed.ok ? readSignInOutcome(followed.value) : 'later';
      if (followed.ok && outcome === null) return lead(context, followed.value);
      return lead(context, await buildPageUrl(deps, context, outcome ?? 'over'));
    },
  );
  return app;
}

/** Reads a clone of the request, so that the form can be read again. */
async function readLink(context: Context): Promise<SignInLink> {
  const form = await readForm(context.req.raw.clone());
  const fields = form.ok ? form.value : new URLSearchParams();
  return {
    tokenHash: fields.get('token_hash') ?? '',
    type: fields.get('type') ?? '',
    redirectTo: fields.get('redirect_to') ?? '',
  };
}

function readPathLanguage({ site }: Deps, context: Context): Language {
  return splitLanguage(context.req.path, site.languages ?? []).language;
}

/** Permits redirects only to this site and to origins in the settings, to prevent open redirects. */
function allowedTarget({ site, auth }: Deps, requested: string, language: Language): string {
  const url = URL.parse(requested);
  const origins = [new URL(site.publicUrl).origin, ...auth.otherOrigins];
  const isAllowed = url !== null && /^https?:$/.test(url.protocol) && origins.includes(url.origin);
  return isAllowed ? requested : site.publicUrl + localizeAddress(language, paths.operatorPortal());
}

/** Maps the service's redirect to an outcome if it contains no session; null if the target page handles it. */
function readSignInOutcome(location: string): SignInLinkOutcome | null {
  const params = new URLSearchParams(new URL(location).hash.slice(1));
  if (params.has('message')) return 'half';
  const code = params.get('error_code');
  if (code === 'otp_expired') return 'over';
  return code === 'over_request_rate_limit' ? 'later' : null;
}

/** Builds the page's URL for an outcome; keeps the link in it if the link may still be valid. */
async function buildPageUrl(
  deps: Deps,
  context: Context,
  outcome: SignInLinkOutcome,
): Promise<string> {
  const link = await readLink(context);
  const kept = outcome === 'later' ? link : { tokenHash: '', type: link.type, redirectTo: '' };
  return deps.site.publicUrl + signInLinkAddress(kept, readPathLanguage(deps, context), outcome);
}

function lead(context: Context, to: string): Response {
  context.header('cache-control', 'no-store');
  context.header('referrer-policy', 'no-referrer');
  return context.redirect(to, 303);
}
