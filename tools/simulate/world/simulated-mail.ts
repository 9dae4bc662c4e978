import { createMailServer, type MailServer } from '../../../tests/support/providers/mail-server.ts';

/** A received mail and its time: epoch milliseconds of the machine. */
export type ReceivedMail = { id: string; to: string; subject: string; text: string; atMs: number };

/** Mail server of the shop: can be stopped and restarted, rejects for a while, and keeps all mails. */
export type SimulatedMail = {
  url: string;
  /** All delivered mails, oldest first, including duplicates. */
  mails(): ReceivedMail[];
  /** Returns the newest secret trip link mailed to an address, optionally of one booking. */
  tripLink(to: string, code?: string): string | null;
  close(): Promise<void>;
  open(): Promise<void>;
  refuse(times: number): void;
  bounce(address: string): void;
};

export async function openSimulatedMail(): Promise<SimulatedMail> {
  let server: MailServer | null = await createMailServer();
  const { port, url } = server;
  const mails: ReceivedMail[] = [];
  const bouncing = new Set<string>();
  let taken = 0;
  const collect = () => {
    for (const { email, to } of server?.accepted.slice(taken) ?? []) {
      const { messageId: id = '', subject = '', text = '' } = email;
      mails.push({ id, to: to[0] ?? '', subject, text, atMs: Date.now() });
    }
    taken = server?.accepted.length ?? 0;
    return mails;
  };
  return {
    url,
    mails: collect,
    tripLink(to, code) {
      for (const mail of collect().toReversed()) {
        if (mail.to !== to || (code !== undefined && !mail.text.includes(code))) continue;
        const token = /\/trips\/([\w-]{27})(?![\w-])/.exec(mail.text)?.[1];
        if (token !== undefined) return token;
      }
      return null;
    },
    async close() {
      collect();
      await server?.close();
      collect();
      server = null;
      taken = 0;
    },
    async open() {
      if (server) return;
      server = await createMailServer(port);
      for (const address of bouncing) server.unknown.add(address);
    },
    refuse(times) {
      if (server) server.refuse.times = times;
    },
    bounce(address) {
      bouncing.add(address);
      server?.unknown.add(address);
    },
  };
}
