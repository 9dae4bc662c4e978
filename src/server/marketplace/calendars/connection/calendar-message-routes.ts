import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { sql } from 'kysely';
import { refused } from '#domain/problems.ts';
import type { Deps } from '../../../platform/dependencies.ts';
import type { CalendarMessage } from '../../../platform/gateways/calendar-service.ts';
import { answerProblem } from '../../../platform/http/problem-answers.ts';
import { queueAccountSyncs } from './calendar-jobs.ts';

export const CALENDAR_WEBHOOK_PATH = '/webhooks/nylas';
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_CHALLENGE_LENGTH = 1000;

export function calendarMessageRoutes(deps: Deps): Hono {
  const app = new Hono();
  const limit = bodyLimit({ maxSize: MAX_BYTES, onError: () => answerProblem(tooLarge) });

  // Answers the verification request at registration: the service expects its challenge back without any other text.
  app.get(CALENDAR_WEBHOOK_PATH, (context) => {
    const challenge = context.req.query('challenge') ?? '';
    if (challenge === '' || challenge.length > MAX_CHALLENGE_LENGTH)
      return answerProblem(noChallenge);
    return context.text(challenge, 200, { 'cache-control': 'no-store' });
  });

  app.post(CALENDAR_WEBHOOK_PATH, limit, async (context) => {
    const body = await context.req.text();
    const signature = context.req.header('x-nylas-signature') ?? '';
    const message = deps.calendars.readMessage(body, signature);
    if (!message) return answerProblem(notSigned);
    // Responds only after the message is recorded: an error yields 500, and the service retries. Messages may be late,
    // duplicate or out of order, so each only triggers a read.
    await follow(deps, message);
    return context.json({ received: true });
  });
  return app;
}

async function follow(deps: Deps, message: CalendarMessage): Promise<void> {
  const { type, grantId, calendarId, eventId } = message;
  if (grantId === null) return;
  if (!type.startsWith('event.')) {
    await queueAccountSyncs(deps, grantId);
    return;
  }
  // Ignores changes to our own events: we usually cause them. If the operator moved one, the next sync finds it.
  if (eventId !== null && (await isOurEvent(deps, grantId, eventId))) return;
  await queueAccountSyncs(
    deps,
    grantId,
    (selected) => calendarId === null || selected === calendarId,
  );
}

async function isOurEvent({ database }: Deps, grantId: string, eventId: string): Promise<boolean> {
  const ours = await database
    .selectFrom('calendarEvents')
    .select('bookingId')
    .where(sql<boolean>`event_ids @> array[${eventId}]`)
    .where('grantId', '=', grantId)
    .executeTakeFirst();
  return ours !== undefined;
}

const notSigned = refused('invalid', 'calendar.unsigned').problem;
const tooLarge = refused('too-large', 'webhook.tooLarge').problem;
const noChallenge = refused('invalid', 'calendar.noChallenge').problem;
