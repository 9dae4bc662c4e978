import { html } from 'hono/html';

/** A mail's content, written once and shown as text and as HTML. */
export type Letter = {
  subject: string;
  /** One line that inboxes show beside the subject. */
  preview: string;
  greeting: string;
  paragraphs: string[];
  facts: [label: string, value: string][];
  action?: { label: string; url: string };
  closing: string[];
};

export function letterText(letter: Letter): string {
  const width = Math.max(0, ...letter.facts.map(([label]) => label.length + 1));
  const facts = letter.facts.map(
    ([label, value]) => `${`${label}:`.padEnd(width)} ${indent(value, width + 1)}`,
  );
  return [
    letter.greeting,
    ...letter.paragraphs,
    facts.join('\n'),
    ...(letter.action ? [`${letter.action.label}:\n${letter.action.url}`] : []),
    ...letter.closing,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** What a guest wrote over several lines stays in its column, so that it cannot pass for a fact of ours. */
function indent(value: string, columns: number): string {
  return value.replace(/\r\n|\r|\n/g, `\n${' '.repeat(columns)}`);
}

/** Mail programs know little CSS and no stylesheets, hence tables and styles on each element. */
export async function letterHtml(letter: Letter): Promise<string> {
  const body = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${letter.subject}</title>
      </head>
      <body style="${styles.body}">
        <div style="display:none;max-height:0;overflow:hidden">${letter.preview}</div>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                style="${styles.sheet}"
              >
                <tr>
                  <td style="padding:32px 28px">
                    <h1 style="${styles.title}">${letter.subject}</h1>
                    ${[letter.greeting, ...letter.paragraphs].map((text) => html`<p style="margin:0 0 16px">${text}</p>`)}
                    ${letter.facts.length > 0 ? factTable(letter.facts) : ''}
                    ${letter.action ? actionLink(letter.action) : ''}
                    ${letter.closing.map((text) => html`<p style="${styles.closing}">${text}</p>`)}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  return String(await body);
}

function factTable(facts: Letter['facts']) {
  const rows = facts.map(
    ([label, value]) =>
      html`<tr>
        <th scope="row" align="left" valign="top" style="${styles.label}">${label}</th>
        <td valign="top" style="${styles.value}">${value}</td>
      </tr>`,
  );
  return html`<table cellpadding="0" cellspacing="0" style="${styles.facts}">
    ${rows}
  </table>`;
}

function actionLink(action: { label: string; url: string }) {
  return html`<p style="margin:28px 0">
    <a href="${action.url}" style="${styles.action}">${action.label}</a>
  </p>`;
}

const styles = {
  body: "margin:0;background:#eef6f6;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.55;color:#10303a",
  sheet: 'max-width:560px;background:#ffffff;border-radius:16px',
  title: 'font-size:22px;line-height:1.3;margin:0 0 16px',
  facts: 'margin:8px 0;border-top:1px solid #dbe9ea;border-bottom:1px solid #dbe9ea;width:100%',
  label: 'padding:8px 16px 8px 0;font-weight:500;color:#4a6670;white-space:nowrap',
  // What a guest wrote over several lines is shown so.
  value: 'padding:8px 0;color:#10303a;white-space:pre-line',
  action:
    'background:#0b6b7a;color:#ffffff;padding:14px 24px;border-radius:12px;text-decoration:none;font-weight:600;display:inline-block',
  closing: 'margin:16px 0 0;color:#4a6670;font-size:14px',
};
