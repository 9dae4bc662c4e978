import type { ReactNode } from 'react';
import { paths } from '#contract/pages/paths.ts';
import { SITE_NAME } from '#i18n/site/site-texts.ts';
import { findParts, type MailPart } from './find-parts.ts';
import type { MailContext } from './mail-context.ts';
import { darkRules, styles } from './mail-styles.ts';
import { Paragraph } from './mail-parts.tsx';

export type MailProps = {
  context: MailContext;
  subject: string;
  /** Preview text that inboxes show beside the subject. */
  preview: string;
  greeting: string;
  /** JSON-LD that describes the booking to mail clients. */
  structuredData?: object | null;
  children: ReactNode;
};

/** A whole mail, in tables and inline styles: mail clients support little CSS, though some support dark mode rules. */
export const Mail: MailPart<MailProps> = ({ context, subject, preview, ...content }) => (
  <html lang={context.language}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>{subject}</title>
      <style dangerouslySetInnerHTML={{ __html: darkRules }} />
    </head>
    <body className="shallows" style={styles.body}>
      <div style={styles.preview}>{preview}</div>
      <Sheet footer={<Footer context={context} />}>
        <h1 className="ink" style={styles.title}>
          {subject}
        </h1>
        <Paragraph>{content.greeting}</Paragraph>
        {content.children}
      </Sheet>
      {content.structuredData && <StructuredData data={content.structuredData} />}
    </body>
  </html>
);
Mail.toText = ({ context, greeting, children }) =>
  [
    greeting,
    ...findParts(children).map(({ type, props }) => type.toText(props, context.language)),
    `-- \n${describeCompany(context)}`,
  ].join('\n\n');

function Sheet({ children, footer }: { children: ReactNode; footer: ReactNode }) {
  return (
    <table role="presentation" width="100%" cellPadding="0" cellSpacing="0">
      <tbody>
        <tr>
          <td align="center" style={{ padding: '24px 12px' }}>
            <table
              role="presentation"
              width="100%"
              className="card"
              style={styles.sheet}
              cellSpacing="0"
            >
              <tbody>
                <tr>
                  <td style={{ padding: '28px 28px 0' }}>
                    <Wordmark />
                  </td>
                </tr>
                <tr>
                  <td style={{ padding: '20px 28px 32px' }}>{children}</td>
                </tr>
                <tr>
                  <td className="deep" style={styles.waterline}>
                    {footer}
                  </td>
                </tr>
              </tbody>
            </table>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Logo in HTML: mail clients often block pictures. */
function Wordmark() {
  return (
    <>
      <span style={styles.sun} />
      <span className="ink" style={styles.name}>
        {SITE_NAME}
      </span>
    </>
  );
}

/** Footer below a wave line, as on the pages. */
function Footer({ context }: { context: MailContext }) {
  const { t, url } = context;
  const link = (path: string, label: string) => (
    <a href={url(path)} style={styles.foamLink}>
      {label}
    </a>
  );
  return (
    <>
      {link(paths.home(), SITE_NAME)} · {link(paths.info({ slug: 'help-center' }), t.help)} ·{' '}
      {link(paths.info({ slug: 'contact' }), t.contact)}
      <br />
      {t.boatTrips}
      <br />
      {describeCompany(context)}
    </>
  );
}

/** Sender's identity, required by law in many countries. */
function describeCompany({ t, site }: MailContext): string {
  const { name, address, registration } = site.company;
  const facts = [name, address, registration].filter((fact) => fact !== null);
  return `${t.serviceOf} ${facts.join(' · ')}`;
}

function StructuredData({ data }: { data: object }) {
  // Guests choose their names: an unescaped "<" could end the script.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
