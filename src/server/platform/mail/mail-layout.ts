import { html, raw } from 'hono/html';
import { paths } from '#contract/pages/paths.ts';
import type { Company } from '#contract/pages/company.ts';
import type { Language } from '#i18n/languages/languages.ts';
import { mailMessages } from '#i18n/catalogues/mail-messages.ts';
import { SITE_NAME } from '#i18n/site/site-texts.ts';
import { localizeAddress } from '#contract/pages/page-languages.ts';

export type MailSite = {
  publicUrl: string;
  supportEmail: string;
  company: Company;
  languages?: readonly Language[];
};

/** Content of a mail, rendered as text and as HTML. */
export type MailContent = {
  /** English by default. */
  language?: Language;
  subject: string;
  /** Preview line that inboxes show beside the subject. */
  preview: string;
  greeting: string;
  paragraphs: string[];
  facts: [label: string, value: string][];
  action?: { label: string; url: string };
  /** Secondary action. */
  link?: { label: string; url: string };
  closing: string[];
};

export function mailText(mail: MailContent, { company }: Pick<MailSite, 'company'>): string {
  // French has a no-break space before a colon.
  const colon = mail.language === 'fr' ? '\u00a0:' : ':';
  const labels = mail.facts.map(([label]) => label + colon);
  const width = Math.max(0, ...labels.map((label) => label.length));
  const facts = mail.facts.map(
    ([, value], place) => `${labels[place]?.padEnd(width)} ${indent(value, width + 1)}`,
  );
  return [
    mail.greeting,
    ...mail.paragraphs,
    facts.join('\n'),
    ...[mail.action, mail.link].map((way) => (way ? `${way.label}${colon}\n${way.url}` : '')),
    ...mail.closing,
    `-- \n${companyLine(company, mail.language)}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Indents further lines of guests' input, so that they cannot pass for our own rows. */
function indent(value: string, columns: number): string {
  return value.replace(/\r\n|\r|\n/g, `\n${' '.repeat(columns)}`);
}

/** Uses tables and inline styles, since mail clients support little CSS; some support dark mode rules. */
export async function mailHtml(
  mail: MailContent,
  site: Pick<MailSite, 'publicUrl' | 'company'>,
): Promise<string> {
  const { language = 'en' } = mail;
  const body = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${mail.subject}</title>
        ${raw(`<style>${darkRules}</style>`)}
      </head>
      <body class="shallows" style="${styles.body}">
        <div style="display:none;max-height:0;overflow:hidden">${mail.preview}</div>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="100%"
                class="card"
                style="${styles.sheet}"
                cellspacing="0"
              >
                <tr>
                  <td style="padding:28px 28px 0">${wordmark()}</td>
                </tr>
                <tr>
                  <td style="padding:20px 28px 32px">${written(mail)}</td>
                </tr>
                <tr>
                  <td class="deep" style="${styles.waterline}">${below(site, language)}</td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  return String(await body);
}

/** Logo in HTML: mail clients often block pictures. */
function wordmark() {
  return html`<span style="${styles.sun}"></span
    ><span class="ink" style="${styles.name}">${SITE_NAME}</span>`;
}

function written(mail: MailContent) {
  return html`<h1 class="ink" style="${styles.title}">${mail.subject}</h1>
    ${[mail.greeting, ...mail.paragraphs].map((text) => html`<p style="margin:0 0 16px">${text}</p>`)}
    ${mail.facts.length > 0 ? factTable(mail.facts) : ''}
    ${mail.action ? actionLink(mail.action) : ''}
    ${mail.link ? html`<p><a class="ink" href="${mail.link.url}">${mail.link.label}</a></p>` : ''}
    ${mail.closing.map((text) => html`<p class="ink-soft" style="${styles.closing}">${text}</p>`)}`;
}

/** Footer, below the waterline as on the pages. */
function below(
  { publicUrl, company }: Pick<MailSite, 'publicUrl' | 'company'>,
  language: Language,
) {
  const words = mailMessages[language];
  const link = (path: string, label: string) =>
    html`<a href="${publicUrl}${localizeAddress(language, path)}" style="${styles.foamLink}"
      >${label}</a
    >`;
  return html`${link(paths.home(), SITE_NAME)} ·
    ${link(paths.info({ slug: 'help-center' }), words.help)} ·
    ${link(paths.info({ slug: 'contact' }), words.contact)}<br />${words.boatTrips}<br />${companyLine(company, language)}`;
}

/** Sender's identity, required by law in many countries. */
function companyLine({ name, address, registration }: Company, language: Language = 'en'): string {
  const words = mailMessages[language];
  const facts = [name, address, registration].filter((fact) => fact !== null);
  return `${words.serviceOf} ${facts.join(' · ')}`;
}

function factTable(facts: MailContent['facts']) {
  const rows = facts.map(
    ([label, value]) =>
      html`<tr>
        <th scope="row" align="left" valign="top" class="ink-soft" style="${styles.label}">
          ${label}
        </th>
        <td valign="top" class="ink" style="${styles.value}">${value}</td>
      </tr>`,
  );
  return html`<table cellpadding="0" cellspacing="0" class="line" style="${styles.facts}">
    ${rows}
  </table>`;
}

function actionLink(action: { label: string; url: string }) {
  return html`<p style="margin:28px 0">
    <a href="${action.url}" style="${styles.action}">${action.label}</a>
  </p>`;
}

/** Colours of the visual language, inlined since mail clients support neither stylesheets nor variables. */
export const mailColours = {
  light: {
    shallows: '#eef7f8',
    card: '#ffffff',
    line: '#d3e2e5',
    ink: '#06272f',
    'ink-soft': '#446069',
    sea: '#00647a',
    deep: '#06272f',
    foam: '#ffffff',
    'foam-soft': '#bcd5da',
    sun: '#ffc42e',
    'on-sun': '#06272f',
  },
  dark: {
    shallows: '#09242c',
    card: '#0b2830',
    line: '#1d3f49',
    ink: '#eaf6f7',
    'ink-soft': '#a9c4ca',
    sea: '#6fd6e3',
    deep: '#0a2a33',
  },
} as const;

const { light, dark } = mailColours;
const styles = {
  body: `margin:0;background:${light.shallows};font-family:Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;color:${light.ink}`,
  sheet: `max-width:560px;background:${light.card};border-radius:20px;overflow:hidden`,
  title: `font-size:24px;line-height:1.25;letter-spacing:-0.02em;font-weight:800;margin:0 0 16px;color:${light.ink}`,
  facts: `margin:8px 0;border-top:1px solid ${light.line};border-bottom:1px solid ${light.line};width:100%`,
  label: `padding:8px 16px 8px 0;font-weight:500;color:${light['ink-soft']};white-space:nowrap`,
  // Preserves the line breaks of guests' input.
  value: `padding:8px 0;color:${light.ink};white-space:pre-line`,
  action: `background:${light.sun};color:${light['on-sun']};padding:14px 26px;border-radius:999px;text-decoration:none;font-weight:700;display:inline-block`,
  closing: `margin:16px 0 0;color:${light['ink-soft']};font-size:14px`,
  waterline: `padding:20px 28px;background:${light.deep};color:${light['foam-soft']};font-size:13px;line-height:1.8`,
  foamLink: `color:${light.foam};text-decoration:underline`,
  sun: `display:inline-block;width:14px;height:14px;border-radius:7px;background:${light.sun}`,
  name: `margin-left:8px;font-weight:800;font-size:17px;color:${light.ink}`,
};

const darkRules = `@media (prefers-color-scheme: dark) {
.shallows { background: ${dark.shallows} !important; color: ${dark.ink} !important }
.card { background: ${dark.card} !important }
.deep { background: ${dark.deep} !important }
.ink { color: ${dark.ink} !important }
.ink-soft { color: ${dark['ink-soft']} !important }
.line { border-color: ${dark.line} !important }
}`;
