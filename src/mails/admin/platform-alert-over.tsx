import type { Sampled } from '../layout/mail-context.ts';
import { paths } from '#contract/pages/paths.ts';
import { AlertList, sampleAlerts, type MailedAlert } from '../parts/alert-list.tsx';
import { formatIslandMoment } from '../parts/island-moment.ts';
import { Mail } from '../layout/mail.tsx';
import { Fact, Facts, SmallLink } from '../layout/mail-parts.tsx';
import { english } from '../parts/sample-trip.ts';

/** Lists all alerts that ended in one check. */
export function PlatformAlertOver({
  context = english,
  alerts = sampleAlerts,
}: Sampled<{ alerts: readonly MailedAlert[] }, 'en'>) {
  const [first] = alerts;
  const title = first?.title ?? '';
  const isOne = alerts.length === 1;
  return (
    <Mail
      context={context}
      subject={
        isOne ? `Resolved: ${title}` : `${alerts.length} alerts are resolved: SXM Boat Trips`
      }
      preview={title}
      greeting="Hello,"
    >
      <AlertList alerts={alerts} prefix="Resolved: " />
      {isOne && first && (
        <Facts>
          <Fact label="Began" value={`${formatIslandMoment(first.beganMs)}, Sint Maarten time`} />
        </Facts>
      )}
      <SmallLink label="See the Status Page" url={context.url(paths.status())} />
    </Mail>
  );
}
