import { html, raw } from 'hono/html';

/** Mail as the inbox shows it; `links` are the link targets in its HTML, in order. */
export type InboxMail = {
  id: string;
  to: string;
  replyTo: string[];
  subject: string;
  text: string;
  html: string;
  links: string[];
  attachments: { name: string; type: string; content: string }[];
  at: string;
};

/**
 * Renders a page of mails, newest first. `older` is the number of the last mail shown, or null if no older mails
 * follow.
 */
export async function inboxPage(mails: readonly InboxMail[], older: number | null) {
  const rows = mails.map(
    (mail) =>
      html`<li>
        <a href="/sandbox/mail/${mail.id}">
          <strong>${mail.subject}</strong>
          <span>to ${mail.to}</span>
          <time datetime="${mail.at}">${mail.at.slice(0, 16).replace('T', ' ')} UTC</time>
        </a>
      </li>`,
  );
  return writeMailPage(
    'Sandbox mail',
    html`<h1>Sandbox mail</h1>
      <p>Mail that this installation would send, newest first. Nothing leaves this machine.</p>
      ${
        rows.length > 0
          ? html`<ul>
              ${rows}
            </ul>`
          : html`<p>No mail yet.</p>`
      }
      ${older === null ? '' : html`<p><a href="/sandbox/mail?before=${older}">Older mail</a></p>`}`,
  );
}

export async function mailPage(mail: InboxMail) {
  const files = mail.attachments.map(
    (file) =>
      html`<h2>${file.name}</h2>
        <pre>${file.content}</pre>`,
  );
  return writeMailPage(
    mail.subject,
    html`<p><a href="/sandbox/mail">All mail</a></p>
      <h1>${mail.subject}</h1>
      <p>to ${mail.to} <time datetime="${mail.at}">${mail.at}</time></p>
      ${mail.replyTo?.length ? html`<p>Answers go to ${mail.replyTo.join(', ')}</p>` : ''}
      <iframe title="The mail" src="/sandbox/mail/${mail.id}/body"></iframe>
      <h2>As plain text</h2>
      <pre>${mail.text}</pre>
      ${files}`,
  );
}

/** Page layout for the sandbox inbox and for sample mails. */
export function writeMailPage(title: string, body: unknown) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${css}
        </style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
}

const css =
  raw(`body{font:1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:0 auto;padding:1.5rem;color:#10303a;background:#f6fbfb;overflow-wrap:anywhere}
h1{font-size:clamp(1.4rem,5vw,2rem);line-height:1.2;text-wrap:balance}
ul{list-style:none;padding:0}
li a{display:grid;gap:.1rem;padding:.9rem 1rem;margin:0 0 .6rem;border-radius:.8rem;background:#fff;color:inherit;text-decoration:none;box-shadow:0 1px 3px #0b3b4a26}
a{color:#0b6b7a}a:focus-visible{outline:3px solid #0b7285;outline-offset:2px}
span,time{color:#46626b;font-size:.9rem}
iframe{width:100%;height:44rem;border:1px solid #d5e3e6;border-radius:.8rem;background:#fff}
pre{white-space:pre-wrap;background:#fff;padding:1rem;border-radius:.8rem}`);
