import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** An SMTP server that stores accepted mails. */
export type MailServer = {
  url: string;
  port: number;
  /** Accepted mails, parsed, oldest first, with their envelope addresses. */
  accepted: { email: Email; to: string[]; from: string }[];
  /** Rejects the next `times` mails with `code`; counts them in `refused`. */
  refuse: { times: number; code: number; refused: number };
  /** Number of received passwords, right or wrong. */
  passwords: { heard: number };
  /** Recipients rejected at RCPT with 550. */
  unknown: Set<string>;
  close(): Promise<void>;
};

/** The only account that may send mail. Requires STARTTLS with a certificate; does not offer it without one. */
export type MailAccount = { user: string; password: string; tls?: { key: string; cert: string } };

/** Accepts unauthenticated mail if there is no account. */
export async function createMailServer(port = 0, account?: MailAccount): Promise<MailServer> {
  const accepted: MailServer['accepted'] = [];
  const unknown: MailServer['unknown'] = new Set();
  const passwords: MailServer['passwords'] = { heard: 0 };
  const refuse: MailServer['refuse'] = { times: 0, code: 451, refused: 0 };
  const server = new SMTPServer({
    ...(account
      ? onlyFor(account, passwords)
      : { authOptional: true, disabledCommands: ['AUTH', 'STARTTLS'] }),
    onRcptTo({ address }, _session, callback) {
      if (!unknown.has(address)) callback();
      else callback(Object.assign(new Error('No such user'), { responseCode: 550 }));
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refuse.times > 0) {
          refuse.times -= 1;
          refuse.refused += 1;
          callback(Object.assign(new Error('Try again later'), { responseCode: refuse.code }));
          return;
        }
        const { rcptTo, mailFrom } = session.envelope;
        const to = rcptTo.map(({ address }) => address);
        const from = mailFrom === false ? '' : mailFrom.address;
        void PostalMime.parse(Buffer.concat(chunks), { attachmentEncoding: 'utf8' }).then(
          (email) => {
            accepted.push({ email, to, from });
            callback();
          },
        );
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const actual = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${actual}`,
    port: actual,
    accepted,
    refuse,
    passwords,
    unknown,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function onlyFor(
  { user, password, tls }: MailAccount,
  passwords: MailServer['passwords'],
): SMTPServerOptions {
  return {
    ...(tls ?? { disabledCommands: ['STARTTLS'], allowInsecureAuth: true }),
    onAuth(given, _session, callback) {
      passwords.heard += 1;
      if (given.username === user && given.password === password) callback(null, { user });
      else callback(new Error('Invalid username or password'));
    },
  };
}
