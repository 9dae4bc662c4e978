import { applicationRecipient } from 'sandbox-kit/outbox';
import { calendarChaos } from '../calendars/calendar-chaos.ts';
import { toSeconds, type Work } from '../calendars/calendar-store.ts';
import { newUuid } from '../nylas-ids.ts';

export const noticeTypes = [
  'calendar.created',
  'calendar.updated',
  'calendar.deleted',
  'event.created',
  'event.updated',
  'event.deleted',
  'grant.created',
  'grant.updated',
  'grant.deleted',
  'grant.expired',
] as const;
export type NoticeType = (typeof noticeTypes)[number];

export const applicationId = 'sandbox-application';

/** Holds notices long enough that notices of neighbouring changes can be reordered. */
const reorderHoldMs = 400;

type Sender = { is_valid: boolean; provider: string };

/**
 * Writes the notice for all recipients, in the transaction of its change. Without a grant, writes nothing; with an
 * invalid grant, only notices about the grant itself, because Nylas has lost access.
 */
export async function recordNotice(
  work: Work,
  type: NoticeType,
  grant: Sender | null,
  object: object,
): Promise<void> {
  const isAboutGrant = type.startsWith('grant.');
  if (!grant || (!grant.is_valid && !isAboutGrant)) return;
  const destinations = [applicationRecipient, ...(await registeredFor(work, type))];
  const body = {
    specversion: '1.0',
    type,
    source: isAboutGrant ? '/nylas/system' : `/${grant.provider}/events/incremental`,
    id: newUuid(work.context.randomBytes),
    time: toSeconds(work),
    data: { application_id: applicationId, object },
  };
  const chaos = await calendarChaos.read(work.db);
  await work.db.query(
    `insert into sandbox_calendars.notice (destination, body, state, made_ms, due_ms)
     select destination, $2, $3, $4, $5 from unnest($1::text[]) as destination`,
    [
      destinations,
      JSON.stringify(body),
      chaos.drop ? 'dropped' : 'waiting',
      work.nowMs,
      work.nowMs + (chaos.reorder ? reorderHoldMs : 0),
    ],
  );
  work.notices += destinations.length;
}

async function registeredFor(work: Work, type: NoticeType): Promise<string[]> {
  const { rows } = await work.db.query<{ id: string }>(
    `select id from sandbox_calendars.webhook where body->'trigger_types' ? $1`,
    [type],
  );
  return rows.map((row) => row.id);
}
