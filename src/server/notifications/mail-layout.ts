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
  const facts = letter.facts.map(([label, value]) => `${`${label}:`.padEnd(width)} ${value}`);
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

export async function letterHtml(letter: Letter): Promise<string> {
  const facts = letter.facts.map(
    ([label, value]) =>
      html`<tr>
        <th
          scope="row"
          align="left"
          valign="top"
          style="padding:8px 16px 8px 0;font-weight:500;color:#4a6670;white-space:nowrap"
        >
          ${label}
        </th>
        <td valign="top" style="padding:8px 0;color:#10303a">${value}</td>
      </tr>`,
  );
  const action = letter.action
    ? html`<p style="margin:28px 0">
        <a
          href="${letter.action.url}"
          style="background:#0b6b7a;color:#ffffff;padding:14px 24px;border-radius:12px;text-decoration:none;font-weight:600;display:inline-block"
          >${letter.action.label}</a
        >
      </p>`
    : '';
  return String(
    await html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${letter.subject}</title>
        </head>
        <body
          style="margin:0;background:#eef6f6;font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.55;color:#10303a"
        >
          <div style="display:none;max-height:0;overflow:hidden">${letter.preview}</div>
          <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
            <tr>
              <td align="center" style="padding:24px 12px">
                <table
                  role="presentation"
                  width="100%"
                  cellpadding="0"
                  cellspacing="0"
                  style="max-width:560px;background:#ffffff;border-radius:16px"
                >
                  <tr>
                    <td style="padding:32px 28px">
                      <h1 style="font-size:22px;line-height:1.3;margin:0 0 16px">
                        ${letter.subject}
                      </h1>
                      <p style="margin:0 0 16px">${letter.greeting}</p>
                      ${letter.paragraphs.map((text) => html`<p style="margin:0 0 16px">${text}</p>`)}
                      ${
                        facts.length > 0
                          ? html`<table
                              cellpadding="0"
                              cellspacing="0"
                              style="margin:8px 0;border-top:1px solid #dbe9ea;border-bottom:1px solid #dbe9ea;width:100%"
                            >
                              ${facts}
                            </table>`
                          : ''
                      }
                      ${action}
                      ${letter.closing.map((text) => html`<p style="margin:16px 0 0;color:#4a6670;font-size:14px">${text}</p>`)}
                    </td>
                  </tr>
                </table>
              </td>
            </tr>
          </table>
        </body>
      </html>`,
  );
}
