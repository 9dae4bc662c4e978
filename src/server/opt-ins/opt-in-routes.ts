import { endpoints } from '#contract/endpoints.ts';
import { answerProblem } from '../http/problem-answers.ts';
import { plainPage } from '../http/plain-page.ts';
import { checkPayload, readPayload } from '../http/read-payload.ts';
import { serve } from '../http/serve.ts';
import type { Deps } from '../dependencies.ts';
import { keepOptIn } from './keep-opt-in.ts';

/** 'Help Me Choose': as JSON, and as the plain form that is sent where scripts do not run. */
export function optInRoutes(deps: Deps) {
  return [
    serve(endpoints.optIn, async ({ context }) => {
      const { payload, cacheControl } = endpoints.optIn;
      if (isPlainForm(context.req.header('content-type'))) {
        const form = checkPayload(await context.req.parseBody(), payload);
        if (!form.ok) return plainPage(form.problem.message, 400);
        await keepOptIn(deps, form.value.email);
        return plainPage('Got it — we’ll be in touch soon.', 200);
      }
      const sent = await readPayload(context.req.raw, payload);
      if (!sent.ok) return answerProblem(sent.problem);
      await keepOptIn(deps, sent.value.email);
      return Response.json({ kept: true }, { headers: { 'cache-control': cacheControl } });
    }),
  ];
}

function isPlainForm(type = ''): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(type);
}
