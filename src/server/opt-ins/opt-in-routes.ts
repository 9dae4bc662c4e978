import { sql } from 'kysely';
import { endpoints } from '#contract/endpoints.ts';
import { OPT_IN_CONSENT } from '#domain/site-texts.ts';
import { answerProblem } from '../http/problem-answers.ts';
import { plainPage } from '../http/plain-page.ts';
import { checkPayload, readPayload } from '../http/read-payload.ts';
import { serve } from '../http/serve.ts';
import type { Deps } from '../dependencies.ts';
import { inTransaction } from '../database/database.ts';
import { queueMail } from '../mail/queue-mail.ts';

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

/**
 * Stores the address of somebody who wants help, with the words they agreed to and the time, and queues
 * one mail to them and one to the platform. An address that is known already is neither stored nor written
 * to again, so nobody's mailbox can be filled by others.
 */
async function keepOptIn(deps: Deps, email: string): Promise<void> {
  const at = new Date(deps.now());
  await inTransaction(deps.database, async (write) => {
    const kept = await write
      .insertInto('opt_ins')
      .values({ id: deps.newId(), email, consent: OPT_IN_CONSENT, consented_at: at })
      .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!kept) return;
    const mail = { kind: 'help-asked', subjectId: kept.id, at } as const;
    await queueMail(deps.jobs, write, { ...mail, recipient: 'visitor' });
    await queueMail(deps.jobs, write, { ...mail, recipient: 'platform' });
  });
}
