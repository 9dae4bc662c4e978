import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { createLocalServer } from '../../support/providers/local-server.ts';
import type { MailServer } from '../../support/providers/mail-server.ts';
import type { Fault } from './fault-proxy.ts';
import type { Ways } from './hosted-infrastructure.ts';

/** A mail accepted by the mail server. */
export type TakenMail = {
  to: string;
  /** Identical in every copy of a mail that was resent. */
  messageId: string;
  subject: string;
  text: string;
  links: string[];
};

/** Opens the HTTP interface for tests in other processes: POST sets faults, GET reads mails. */
export async function openWorldControls(ways: Ways, { accepted }: Pick<MailServer, 'accepted'>) {
  const setFaults = async (request: IncomingMessage) => {
    const faults = (await json(request)) as Partial<Record<keyof Ways, Fault>>;
    for (const [name, way] of Object.entries(ways)) {
      way.set(faults[name as keyof Ways] ?? { kind: 'none' });
    }
  };
  const server = await createLocalServer((request, response) => {
    if (request.method === 'GET') response.end(JSON.stringify(accepted.map(readMail)));
    else void setFaults(request).then(() => response.end());
  });
  return { url: server.base, close: server.close };
}

function readMail({ email, to }: MailServer['accepted'][number]): TakenMail {
  const text = email.text ?? '';
  const links = [...text.matchAll(/https?:\/\/[^\s<>"]+/g)].map(([link]) => link);
  const { messageId = '', subject = '' } = email;
  return { to: to.join(', '), messageId, subject, text, links };
}
