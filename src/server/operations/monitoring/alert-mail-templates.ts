import { paths } from '#contract/pages/paths.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { formatFullDay, formatTime, islandNow } from '#domain/time/days.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { MailTemplates } from '../../platform/mail/compose-mail.ts';
import type { MailContent, MailSite } from '../../platform/mail/mail-layout.ts';

/** Mail to the shop's owner: one for all alerts of a check. */
export const alertMails = {
  alert: async (deps, { subject_id: mailId }) => {
    const alerts = await findAlerts(deps.database, 'mail_id', mailId);
    return alerts.length === 0
      ? null
      : { content: alertMail(alerts, deps.site), to: deps.alertEmail };
  },
  'alert-over': async (deps, { subject_id: mailId }) => {
    const alerts = await findAlerts(deps.database, 'over_mail_id', mailId);
    return alerts.length === 0
      ? null
      : { content: overMail(alerts, deps.site), to: deps.alertEmail };
  },
} satisfies Partial<MailTemplates>;

type Alert = { title: string; says: string; began_at: Date };

/** Maximum number of details; the first ones suffice. */
const MAX = 20;

function alertMail(alerts: Alert[], site: MailSite): MailContent {
  return {
    ...wordsFor(alerts, (title) => `${title}: SXM Boat Trips`, 'need you'),
    paragraphs: [
      ...alerts.slice(0, MAX).map(({ title, says }) => `${title}. ${says}`),
      ...describeRest(alerts),
    ],
    facts: [],
    action: { label: 'Open the dashboard', url: site.publicUrl + portalPaths.adminDashboard() },
    closing: ['You are told of each once, at most once a day, and again when it is over.'],
  };
}

function overMail(alerts: Alert[], site: MailSite): MailContent {
  return {
    ...wordsFor(alerts, (title) => `Over: ${title}`, 'are over'),
    paragraphs: [
      ...alerts.slice(0, MAX).map(({ title, says }) => `No longer so: ${title}. ${says}`),
      ...describeRest(alerts),
    ],
    facts: alerts.length === 1 ? [['It began', inWords(alerts[0]?.began_at)]] : [],
    link: { label: 'How the shop does', url: site.publicUrl + paths.status() },
    closing: [],
  };
}

function wordsFor(alerts: Alert[], one: (title: string) => string, what: string) {
  const title = alerts[0]?.title ?? '';
  const subject =
    alerts.length === 1 ? one(title) : `${alerts.length} things ${what}: SXM Boat Trips`;
  return { subject, preview: title, greeting: 'Hello,' };
}

function describeRest(alerts: Alert[]): string[] {
  return alerts.length > MAX ? [`And ${alerts.length - MAX} more.`] : [];
}

function inWords(at: Date | undefined): string {
  const { day, time } = islandNow(at?.getTime() ?? 0);
  return `${formatFullDay(day)}, ${formatTime(time)} on the island`;
}

function findAlerts(
  reader: Queryable,
  by: 'mail_id' | 'over_mail_id',
  mailId: string,
): Promise<Alert[]> {
  return reader
    .selectFrom('alerts')
    .select(['title', 'says', 'began_at'])
    .where(by, '=', mailId)
    .orderBy('cause')
    .execute();
}
