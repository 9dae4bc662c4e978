import { Hono } from 'hono';
import { html } from 'hono/html';
import type { SampleMail } from '#mails/mail-renderer.ts';
import type { SiteFacts } from '#contract/pages/page-rendering.ts';
import { writeMailPage } from '../platform/mail/inbox-pages.ts';
import { bodyHeaders, pageHeaders } from '../platform/mail/mail-inbox.ts';
import type { MailRenderer } from './built-pages.ts';

const PATH = '/dev/mails';

/** Shows every kind of mail in each of its languages, rendered from sample values. For development only. */
export function sampleMailRoutes(mails: () => Promise<MailRenderer>, site: SiteFacts): Hono {
  const app = new Hono();
  const findRendered = async (name: string) => {
    const { listSamples, renderMail } = await mails();
    const sample = listSamples().find((each) => nameSample(each) === name);
    return sample && renderMail(sample, site);
  };
  app.get(PATH, async (context) => {
    const { listSamples, renderMail } = await mails();
    const rows = listSamples().map((sample) => ({
      name: nameSample(sample),
      language: sample.language,
      subject: renderMail(sample, site).subject,
    }));
    return context.html(await listPage(rows), 200, pageHeaders);
  });
  app.get(`${PATH}/:name`, async (context) => {
    const name = context.req.param('name');
    const mail = await findRendered(name);
    return mail ? context.html(await mailPage(name, mail), 200, pageHeaders) : context.notFound();
  });
  app.get(`${PATH}/:name/body`, async (context) => {
    const mail = await findRendered(context.req.param('name'));
    return mail ? context.html(mail.html, 200, bodyHeaders) : context.notFound();
  });
  return app;
}

/** Builds a name such as "called-off visitor ship does not come, fr". */
function nameSample({ kind, recipient, language, sample }: SampleMail): string {
  return `${[kind, recipient, ...(sample === null ? [] : [sample])].join(' ')}, ${language}`;
}

type Row = { name: string; language: string; subject: string };

function listPage(rows: readonly Row[]) {
  const items = rows.map(
    ({ name, language, subject }) =>
      html`<li>
        <a href="${PATH}/${encodeURIComponent(name)}">
          <strong lang="${language}">${subject}</strong>
          <span>${name}</span>
        </a>
      </li>`,
  );
  return writeMailPage(
    'All mails',
    html`<h1>All mails</h1>
      <p>Every kind of mail in each of its languages, from the sample values of its component.</p>
      <ul>
        ${items}
      </ul>`,
  );
}

function mailPage(name: string, { subject, text }: { subject: string; text: string }) {
  return writeMailPage(
    subject,
    html`<p><a href="${PATH}">All mails</a></p>
      <h1>${subject}</h1>
      <p>${name}</p>
      <iframe title="The mail" src="${PATH}/${encodeURIComponent(name)}/body"></iframe>
      <h2>As plain text</h2>
      <pre>${text}</pre>`,
  );
}
