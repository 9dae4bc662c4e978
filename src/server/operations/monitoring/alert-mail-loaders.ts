import type { Queryable } from '../../platform/database/database.ts';
import type { MailLoaders } from '../../platform/mail/compose-mail.ts';

/** Mail to the shop's owner: one for all alerts of a check. */
export const alertMails = {
  alert: {
    platform: async (deps, { subjectId: mailId }) => {
      const alerts = await findAlerts(deps.database, 'mailId', mailId);
      return alerts.length === 0 ? null : { data: { alerts }, language: 'en', to: deps.alertEmail };
    },
  },
  'alert-over': {
    platform: async (deps, { subjectId: mailId }) => {
      const alerts = await findAlerts(deps.database, 'overMailId', mailId);
      return alerts.length === 0 ? null : { data: { alerts }, language: 'en', to: deps.alertEmail };
    },
  },
} satisfies Partial<MailLoaders>;

async function findAlerts(reader: Queryable, by: 'mailId' | 'overMailId', mailId: string) {
  const alerts = await reader
    .selectFrom('alerts')
    .select(['title', 'says', 'beganAt'])
    .where(by, '=', mailId)
    .orderBy('cause')
    .execute();
  return alerts.map(({ title, says, beganAt }) => ({
    title,
    text: says,
    beganMs: beganAt.getTime(),
  }));
}
