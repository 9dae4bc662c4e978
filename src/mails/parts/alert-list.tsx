import { sampleMs } from './sample-trip.ts';
import { Paragraph } from '../layout/mail-parts.tsx';

export type MailedAlert = { title: string; text: string; beganMs: number };

export const sampleAlerts: readonly MailedAlert[] = [
  { title: 'No backup', text: 'The last one is 30 hours old.', beganMs: sampleMs },
];

/** Maximum number of alerts shown; the mail counts the others. */
const MAX_ALERTS = 20;

/** Renders one paragraph per alert; `prefix` precedes each title. */
export function AlertList({ alerts, prefix }: { alerts: readonly MailedAlert[]; prefix: string }) {
  return (
    <>
      {alerts.slice(0, MAX_ALERTS).map(({ title, text }) => (
        <Paragraph key={`${title} ${text}`}>{`${prefix}${title}. ${text}`}</Paragraph>
      ))}
      {alerts.length > MAX_ALERTS && (
        <Paragraph>{`And ${alerts.length - MAX_ALERTS} more.`}</Paragraph>
      )}
    </>
  );
}
