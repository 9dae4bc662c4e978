import { hostname } from 'node:os';
import { openMailer } from './platform/gateways/mailer.ts';
import { runOwnerCommand } from './commands/owner-command.ts';

// Mails the owner when a unit has failed. Run by systemd (deploy/systemd), because a dead process cannot report its own
// failure.
await runOwnerCommand('The owner was not notified', async (config, log) => {
  const unit = process.argv[2] ?? 'A unit';
  const to = config.alertEmail ?? config.supportEmail;
  if (to === undefined || config.smtpUrl === undefined)
    throw new Error('set ALERT_EMAIL and SMTP_URL to get a mail about failures.');
  const nowhere = () => Promise.reject(new Error('There is no mail server.'));
  const mailer = openMailer({ smtpUrl: config.smtpUrl, from: config.mailFrom, sink: nowhere });
  const text = `${unit} failed on ${hostname()}. What it said last:\n\njournalctl -u ${unit} -n 50`;
  await mailer.send({
    messageId: `<${unit}.${Date.now()}@${hostname()}>`,
    to,
    subject: `${unit} failed on ${hostname()}`,
    text,
    html: `<pre>${text}</pre>`,
  });
  log.info(`Notified ${to} that ${unit} failed.`);
});
