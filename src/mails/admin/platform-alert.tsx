import type { Sampled } from '../layout/mail-context.ts';
import { portalPaths } from '#contract/pages/portal-paths.ts';
import { AlertList, sampleAlerts, type MailedAlert } from '../parts/alert-list.tsx';
import { Mail } from '../layout/mail.tsx';
import { Action, Closing } from '../layout/mail-parts.tsx';
import { english } from '../parts/sample-trip.ts';

/** Lists all new alerts of one check. */
export function PlatformAlert({
  context = english,
  alerts = sampleAlerts,
}: Sampled<{ alerts: readonly MailedAlert[] }, 'en'>) {
  const { title = '', text = '' } = alerts[0] ?? {};
  const isOne = alerts.length === 1;
  const what = isOne ? title : `${alerts.length} alerts need your attention`;
  return (
    <Mail
      context={context}
      subject={`${what}: SXM Boat Trips`}
      preview={isOne ? text : title}
      greeting="Hello,"
    >
      <AlertList alerts={alerts} prefix="" />
      <Action label="Open the Dashboard" url={context.url(portalPaths.adminDashboard())} />
      <Closing>We send each alert at most once a day, and write again when it’s resolved.</Closing>
    </Mail>
  );
}
