import { expect, test } from 'vitest';
import { listSamples, renderMail, type SampleMail } from './mail-renderer.ts';
import { sampleSite } from './parts/sample-trip.ts';

const samples = listSamples();

function renderSample(name: Partial<SampleMail>) {
  const found = samples.find((each) =>
    Object.entries({ language: 'en', sample: null, ...name }).every(
      ([key, value]) => each[key as keyof SampleMail] === value,
    ),
  );
  if (!found) throw new Error('The sample does not exist.');
  return renderMail(found, sampleSite);
}

test('French mails have a no-break space before every colon and semicolon', () => {
  const french = samples.filter(({ language }) => language === 'fr');
  const wrong = french.flatMap((sample) => {
    const { subject, text } = renderMail(sample, sampleSite);
    return `${subject}\n${text}`.match(/.*[^\u00a0][:;](?=\s|$)/gm) ?? [];
  });
  expect(wrong).toEqual([]);
});

test('a full refund is not described as part of what was paid', () => {
  const cancelled = { kind: 'cancelled', recipient: 'operator', sample: 'with a full refund' };
  expect(renderSample(cancelled as Partial<SampleMail>).text).toContain('the full $199.00');
  const featured = renderSample({ kind: 'feature-refunded', recipient: 'operator' });
  expect(featured.text).toContain('your full payment of $49.00');
});

test.each([
  ['open', null, true],
  ['under review', 'reviewed', false],
  ['closed', 'closed', false],
] as const)(
  'the mail about a dispute that is %s (%s) says when evidence is due: %s',
  (_, sample, isDue) => {
    const { text } = renderSample({ kind: 'dispute', recipient: 'operator', sample });
    expect(text.includes('Evidence due by')).toBe(isDue);
  },
);

test('the owner’s mail calls an inquiry an inquiry, and states no due date once a dispute is won', () => {
  const about = { kind: 'dispute-notice', recipient: 'platform' } as const;
  const { subject, text } = renderSample({ ...about, sample: 'inquiry' });
  expect(subject).toMatch(/^An inquiry needs a response: /);
  expect(text).toContain('the bank can dispute the payment');
  const won = renderSample({ ...about, sample: 'won' });
  expect(won.text).not.toContain('Evidence due by');
  expect(won.html).not.toContain('By Thursday');
});

test('a German reminder names the time with “Uhr”', () => {
  const { subject } = renderSample({ kind: 'reminder', recipient: 'visitor', language: 'de' });
  expect(subject).toBe('Morgen: Trade Wind, 09:00 Uhr');
});
