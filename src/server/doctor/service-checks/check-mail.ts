import { missingTls, openSmtp } from '../../gateways/mailer.ts';
import { away, wrong, type ServiceFault } from './service-fault.ts';

/** Whether the mail server can be reached and lets us in. */
export async function checkMail(smtpUrl: string): Promise<ServiceFault[]> {
  const transport = openSmtp(smtpUrl, 10_000);
  try {
    await transport.verify();
    return [];
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    const host = new URL(smtpUrl).host;
    const withoutTls = missingTls(error);
    if (withoutTls) {
      return [wrong(`SMTP_URL: the mail server at ${host} cannot be used: ${withoutTls}`)];
    }
    const isRefused = code === 'EAUTH' || code === 'ENOAUTH';
    return [
      isRefused
        ? wrong(`SMTP_URL: the mail server at ${host} does not let us in: ${message}`)
        : away(`SMTP_URL: the mail server at ${host} cannot be used: ${message}`),
    ];
  } finally {
    transport.close();
  }
}
