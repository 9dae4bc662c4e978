import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type pg from 'pg';
import PostalMime from 'postal-mime';
import { inboxPage, mailPage, type InboxMail } from './inbox-pages.ts';

export type MailInbox = {
  app: Hono;
  take(message: { to: string; raw: Buffer }): Promise<void>;
};

/** Embedded mailbox with a page: receives all mail while no mail server is set. */
export async function openMailInbox({ pool, now }: Needs): Promise<MailInbox> {
  await createTable(pool);
  const app = new Hono();
  app.get('/sandbox/mail', async (context) => {
    context.header('cache-control', 'no-store');
    if ((context.req.header('accept') ?? '').includes('application/json')) {
      return context.json((await newestMails(pool, MAX)).map(toMail));
    }
    const before = Number(context.req.query('before') ?? NaN);
    const rows = await newestMails(pool, A_PAGE + 1, Number.isSafeInteger(before) ? before : null);
    const shown = rows.slice(0, A_PAGE);
    const older = rows.length > A_PAGE ? (shown.at(-1)?.number ?? null) : null;
    return context.html(await inboxPage(shown.map(toMail), older), 200, pageHeaders);
  });
  app.get('/sandbox/mail/:id', async (context) => {
    const mail = await findMail(pool, context.req.param('id'));
    if (!mail) return context.text(NO_MAIL, 404);
    return context.html(await mailPage(mail), 200, pageHeaders);
  });
  app.get('/sandbox/mail/:id/body', async (context) => {
    const mail = await findMail(pool, context.req.param('id'));
    return mail ? context.html(mail.html, 200, bodyHeaders) : context.text(NO_MAIL, 404);
  });
  return {
    app,
    async take({ to, raw }) {
      const mail = await readMessage(raw);
      await pool.query(
        'insert into sandbox_mail.mails (id, recipient, at, mail) values ($1, $2, $3, $4)',
        [randomUUID(), to, new Date(now()), JSON.stringify(mail)],
      );
    },
  };
}

type Needs = { pool: pg.Pool; now: () => number };

const NO_MAIL = 'There is no such mail.';
const MAX = 200;
const A_PAGE = 30;

export const pageHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'",
};
/** Content policy for the frame that shows a mail: no scripts, no remote content. */
export const bodyHeaders = {
  'content-security-policy':
    "sandbox allow-popups allow-top-navigation-by-user-activation; default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
};

async function createTable(pool: pg.Pool): Promise<void> {
  // Locks in one transaction: otherwise two processes that start together would both create the table.
  await pool.query(
    `select pg_advisory_xact_lock(hashtext('sandbox_mail'));
     create schema if not exists sandbox_mail;
     create table if not exists sandbox_mail.mails (
       number bigint generated always as identity primary key,
       id uuid not null unique, recipient text not null, at timestamptz not null, mail jsonb not null)`,
  );
}

async function readMessage(raw: Buffer): Promise<Message> {
  const message = await PostalMime.parse(raw, { attachmentEncoding: 'utf8' });
  const html = message.html ?? '';
  return {
    replyTo: (message.replyTo ?? []).flatMap(({ address }) => address ?? []),
    subject: message.subject ?? '',
    text: message.text ?? '',
    html,
    links: [...html.matchAll(/href="([^"]+)"/g)].map((match) => decodeEntities(match[1] ?? '')),
    attachments: message.attachments.map((file) => ({
      name: file.filename ?? 'file',
      type: file.mimeType,
      content: typeof file.content === 'string' ? file.content : '',
    })),
  };
}

function decodeEntities(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'");
}

/** Lists the newest mails, or the newest before a number. */
async function newestMails(
  pool: pg.Pool,
  max: number,
  before: number | null = null,
): Promise<MailRow[]> {
  const { rows } = await pool.query<MailRow>(
    `select number, id, recipient, at, mail from sandbox_mail.mails
     where $2::bigint is null or number < $2 order by number desc limit $1`,
    [max, before],
  );
  return rows;
}

async function findMail(pool: pg.Pool, id: string): Promise<InboxMail | null> {
  if (!/^[0-9a-f-]{36}$/.test(id)) return null;
  const { rows } = await pool.query<MailRow>(
    'select number, id, recipient, at, mail from sandbox_mail.mails where id = $1',
    [id],
  );
  return rows[0] ? toMail(rows[0]) : null;
}

type Message = Omit<InboxMail, 'id' | 'to' | 'at'>;
type MailRow = { number: number; id: string; recipient: string; at: Date; mail: Message };

function toMail(row: MailRow): InboxMail {
  return { id: row.id, to: row.recipient, ...row.mail, at: row.at.toISOString() };
}
