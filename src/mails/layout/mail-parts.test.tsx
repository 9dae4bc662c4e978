import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { english, sampleSite } from '../parts/sample-trip.ts';
import { findParts } from './find-parts.ts';
import { createMailContext } from './mail-context.ts';
import { Mail } from './mail.tsx';
import { Action, Closing, Fact, Facts, Paragraph, Quote } from './mail-parts.tsx';

const header = { subject: 'Subject', preview: 'Preview', greeting: 'Hello Anna,' };

test('the plain text of a mail has its parts in order, separated by empty lines', () => {
  const text = Mail.toText(
    {
      ...header,
      context: english,
      children: (
        <>
          <Paragraph>First.</Paragraph>
          {null}
          <Action label="Open" url="https://boats.example/?a=1&b=2" />
          <Closing>Last.</Closing>
        </>
      ),
    },
    'en',
  );
  const [greeting, ...parts] = text.split('\n\n');
  expect(greeting).toBe('Hello Anna,');
  expect(parts.slice(0, 3)).toEqual(['First.', 'Open:\nhttps://boats.example/?a=1&b=2', 'Last.']);
  expect(parts[3]).toMatch(/^-- \nSXM Boat Trips is a service of Demo Boat Trips/);
});

const facts = (
  <Facts>
    <Fact label="Boat" value="Trade Wind" />
    <Fact label="Left out" value={null} />
    <Fact label="Requests" value={'A cake\r\nBooking: SXM-FAKE'} />
  </Facts>
);

test('facts are aligned in plain text, and a multi-line value cannot imitate a fact', () => {
  const [part] = findParts(facts);
  expect(part?.type.toText(part.props, 'en')).toBe(
    'Boat:     Trade Wind\nRequests: A cake\n          Booking: SXM-FAKE',
  );
});

test('a person’s own words are marked as a quotation, line by line', () => {
  expect(Quote.toText({ children: 'High waves.\r\nBooking: SXM-FAKE' }, 'en')).toBe(
    '> High waves.\n> Booking: SXM-FAKE',
  );
});

test('a value in another language than the mail is marked with its language', () => {
  const fact = <Fact label="À apporter" value="A towel" writtenIn="en" />;
  expect(renderToStaticMarkup(fact)).toMatch(/<td [^>]*lang="en"[^>]*>A towel<\/td>/);
});

test('the plain text of a French mail has a no-break space before colons', () => {
  const [part] = findParts(facts);
  expect(part?.type.toText(part.props, 'fr')).toContain('Boat\u00a0:     Trade Wind');
});

test('a mail with a part that has no text form is refused', () => {
  const children = <p>Only HTML</p>;
  const mail = () => Mail.toText({ ...header, context: english, children }, 'en');
  expect(mail).toThrow('A mail has a part without a text form.');
});

test('the footer links to pages in the recipient’s language', () => {
  const french = createMailContext('fr', sampleSite);
  expect(french.url('/booking')).toBe('http://localhost:3000/fr/booking');
  expect(french.url('/status')).toBe('http://localhost:3000/status');
});
