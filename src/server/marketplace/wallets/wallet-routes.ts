import type { Context } from 'hono';
import { endpoints } from '#contract/endpoints.ts';
import { refused } from '#domain/problems.ts';
import { spokenLanguage } from '#i18n/languages/languages.ts';
import { inTransaction } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { WalletUnavailable } from '../../platform/gateways/wallets/wallet-services.ts';
import { answerProblem } from '../../platform/http/problem-answers.ts';
import { secretHeaders } from '../../platform/http/security-headers.ts';
import { serve } from '../../platform/http/serve.ts';
import { tripAddress } from '../core/trips/trip-links.ts';
import { appleDeviceRoutes } from './apple-device-routes.ts';
import { answerPassFile } from './answer-pass-file.ts';
import { saveGooglePass, signSaveUrl } from './google-pass.ts';
import { makePassToken, markChanged } from './pass-queries.ts';
import { takePass, type TakenPass } from './take-pass.ts';

export function walletRoutes(deps: Deps) {
  return [
    serve(endpoints.applePass, ({ params }) => answerApplePass(deps, params.token)),
    serve(endpoints.googlePass, ({ params, context }) =>
      redirectToGoogle(deps, params.token, context),
    ),
    ...appleDeviceRoutes(deps),
  ];
}

async function answerApplePass(deps: Deps, tripToken: string): Promise<Response> {
  const taken = await takePass(deps, tripToken, 'apple', (write, { id }) =>
    makePassToken(deps, write, id),
  );
  if (!taken.ok) return answerProblem(taken.problem);
  const { pass, content, booking, written: token } = taken.value;
  return answerPassFile(deps, { pass, content, token, name: booking.code });
}

async function redirectToGoogle(
  deps: Deps,
  tripToken: string,
  context: Context,
): Promise<Response> {
  const taken = await takePass(deps, tripToken, 'google', async () => null);
  if (!taken.ok) return answerProblem(taken.problem);
  const saved = await saveAtGoogle(deps, taken.value);
  if (saved !== null) return redirect(saved);
  const isBrowser = context.req.header('accept')?.includes('text/html') ?? false;
  if (!isBrowser) return answerProblem(googleAway.problem);
  const language = spokenLanguage(taken.value.booking.language, deps.site);
  return redirect(`${tripAddress(tripToken, deps.site, language)}?wallet=google`);
}

const googleAway = refused('unavailable', 'service.away');

/** Returns the URL of Google's page that adds the pass; null if Google is unavailable. */
async function saveAtGoogle(
  deps: Deps,
  { pass, content, fingerprint }: TakenPass,
): Promise<string | null> {
  const { google } = deps.wallets;
  if (google === null) return null;
  try {
    if (pass.fingerprint !== fingerprint) {
      await saveGooglePass(google, deps.site, content);
      await inTransaction(deps.database, async (write) => {
        await markChanged(write, pass.id, fingerprint, new Date(deps.now()));
        // Saves the pass again if the trip has changed meanwhile.
        await deps.jobs.queue(write, 'update-wallet-passes', { bookingId: pass.bookingId });
      });
    }
    return await signSaveUrl(google, pass.id);
  } catch (error) {
    if (!(error instanceof WalletUnavailable)) throw error;
    deps.log.warn('a pass could not be saved at Google:', error);
    return null;
  }
}

function redirect(location: string): Response {
  return new Response(null, { status: 302, headers: { ...secretHeaders, location } });
}
