import type { ReactNode } from 'react';
import type { Language } from '#i18n/languages/languages.ts';
import { findParts, type MailPart } from './find-parts.ts';
import { styles } from './mail-styles.ts';

/** Building blocks of mails, each with an HTML form and a plain-text form. */

export const Paragraph: MailPart<{ children: string }> = ({ children }) => (
  <p style={styles.paragraph}>{children}</p>
);
Paragraph.toText = ({ children }) => children;

export const Closing: MailPart<{ children: string }> = ({ children }) => (
  <p className="ink-soft" style={styles.closing}>
    {children}
  </p>
);
Closing.toText = ({ children }) => children;

/** A person's own words, which may be in another language than the mail. */
export const Quote: MailPart<{ children: string }> = ({ children }) => (
  <blockquote className="line ink-soft" style={styles.quote}>
    {children}
  </blockquote>
);
Quote.toText = ({ children }) => `> ${children.replace(lineBreaks, '\n> ')}`;

type Way = { label: string; url: string };

/** The mail's primary action, a button in HTML. */
export const Action: MailPart<Way> = ({ label, url }) => (
  <p style={{ margin: '28px 0' }}>
    <a href={url} style={styles.action}>
      {label}
    </a>
  </p>
);
Action.toText = ({ label, url }, language) => `${label}${colon(language)}\n${url}`;

/** A secondary action, a link in HTML. */
export const SmallLink: MailPart<Way> = ({ label, url }) => (
  <p>
    <a className="sea" href={url} style={styles.link}>
      {label}
    </a>
  </p>
);
SmallLink.toText = Action.toText;

/** A table of facts; its children render `Fact`. */
export const Facts: MailPart<{ children: ReactNode }> = ({ children }) => (
  <table cellPadding="0" cellSpacing="0" className="line" style={styles.facts}>
    <tbody>{children}</tbody>
  </table>
);
Facts.toText = ({ children }, language) => {
  const facts = findParts(children)
    .map(({ props }) => props as FactProps)
    .map(({ label, value }) => ({ label: label + colon(language), value }))
    .filter(hasValue);
  const width = Math.max(...facts.map(({ label }) => label.length));
  return facts
    .map(({ label, value }) => `${label.padEnd(width)} ${indent(value, width + 1)}`)
    .join('\n');
};

type FactProps = {
  label: string;
  value: string | null;
  /** Language of the value, if it is an operator's own text. */
  writtenIn?: Language;
};

function hasValue(fact: FactProps): fact is { label: string; value: string } {
  return fact.value !== null;
}

/** A row of facts; omitted if the value is null. */
export const Fact: MailPart<FactProps> = ({ label, value, writtenIn }) =>
  value === null ? null : (
    <tr>
      <th scope="row" align="left" {...atTop} className="ink-soft" style={styles.label}>
        {label}
      </th>
      <td {...atTop} lang={writtenIn} className="ink" style={styles.value}>
        {value}
      </td>
    </tr>
  );
Fact.toText = () => '';

// React's types lack `valign` on header cells.
const atTop = { valign: 'top' } as const;

/** French has a no-break space before a colon. */
function colon(language: Language): string {
  return language === 'fr' ? '\u00a0:' : ':';
}

/** Indents further lines of guests' input, so that they cannot pass for our own rows. */
function indent(value: string, columns: number): string {
  return value.replace(lineBreaks, `\n${' '.repeat(columns)}`);
}

const lineBreaks = /\r\n|\r|\n/g;
