import { sql } from 'kysely';
import { endpoints } from '#contract/endpoints.ts';
import { isLanguage, spokenLanguage, type Language } from '#i18n/languages/languages.ts';
import { homeMessages } from '#i18n/catalogues/home-messages.ts';
import { answerProblem } from '../../platform/http/problem-answers.ts';
import { plainPage } from '../../platform/http/plain-page.ts';
import { checkPayload, readPayload } from '../../platform/http/read-payload.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';

/** Endpoints for 'Help Me Choose': JSON, and a plain form for browsers without JavaScript. */
export function optInRoutes(deps: Deps) {
  return [
    serve(endpoints.optIn, async ({ context }) => {
      const { payload, cacheControl } = endpoints.optIn;
      if (isPlainForm(context.req.header('content-type'))) {
        const body = await context.req.parseBody();
        const { language, t } = chooseMessages(body['language']);
        const form = checkPayload(body, payload);
        if (!form.ok) return plainPage(t.enterEmail, 400, {}, { language, back: t.back });
        await storeOptIn(deps, form.value);
        return plainPage(t.gotIt.replace("'", '’'), 200, {}, { language, back: t.back });
      }
      const sent = await readPayload(context.req.raw, payload);
      if (!sent.ok) return answerProblem(sent.problem);
      await storeOptIn(deps, sent.value);
      return Response.json({ kept: true }, { headers: { 'cache-control': cacheControl } });
    }),
  ];
}

function chooseMessages(given: unknown) {
  const language = typeof given === 'string' && isLanguage(given) ? given : 'en';
  return { language, t: homeMessages[language] } as const;
}

function isPlainForm(type = ''): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(type);
}

type OptIn = { email: string; language?: Language | undefined };

/**
 * Stores the email address with the consent text and time, and queues one mail to the visitor and one to the platform.
 * A known email address is neither stored nor mailed again, so that others cannot flood a mailbox.
 */
async function storeOptIn(deps: Deps, { email, language: asked = 'en' }: OptIn): Promise<void> {
  const at = new Date(deps.now());
  const language = spokenLanguage(asked, deps.site);
  const t = homeMessages[asked];
  await inTransaction(deps.database, async (write) => {
    const kept = await write
      .insertInto('optIns')
      .values({ id: deps.newId(), email, consent: t.consent, consentedAt: at, language })
      .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!kept) return;
    const mail = { kind: 'help-asked', subjectId: kept.id, at } as const;
    await queueMail(deps.jobs, write, { ...mail, recipient: 'visitor' });
    await queueMail(deps.jobs, write, { ...mail, recipient: 'platform' });
  });
}
