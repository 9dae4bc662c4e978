import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { endpoints } from '#contract/endpoints.ts';
import { optInPayload } from '#contract/opt-in-payloads.ts';
import { refused } from '#domain/problems.ts';
import { plainPage } from '../http/plain-page.ts';
import { answerProblem } from '../http/problem-answers.ts';
import type { RateLimiter } from '../http/rate-limits.ts';
import { checkPayload, readPayload } from '../http/read-payload.ts';
import type { Deps } from '../dependencies.ts';
import { keepOptIn } from './keep-opt-in.ts';

const OPT_INS = { name: 'opt-ins', most: 30, withinSeconds: 600 };
const tooLarge = refused('too-large', 'That is too much to send. Please enter only your email.');
const shortBody = bodyLimit({ maxSize: 4096, onError: () => answerProblem(tooLarge.problem) });

/** 'Help Me Choose': as JSON, and as the plain form that is sent where scripts do not run. */
export function optInRoutes(deps: Deps, limit: RateLimiter): Hono {
  const app = new Hono();
  app.post(endpoints.optIn.path, limit(OPT_INS), shortBody, async (context) => {
    if (isPlainForm(context.req.header('content-type'))) {
      const form = await context.req.parseBody();
      const input = checkPayload(form, optInPayload);
      if (!input.ok) return plainPage(input.problem.message, 400);
      await keepOptIn(deps, input.value.email);
      return plainPage('Got it — we’ll be in touch soon.', 200);
    }
    const input = await readPayload(context.req.raw, optInPayload);
    if (!input.ok) return answerProblem(input.problem);
    await keepOptIn(deps, input.value.email);
    return Response.json({ kept: true }, { headers: { 'cache-control': 'no-store' } });
  });
  return app;
}

function isPlainForm(type = ''): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(type);
}
