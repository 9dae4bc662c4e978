import { expect, test } from 'vitest';
import { callOffReasons } from '#domain/trip-changes/calling-off.ts';
import { describeDisputeReason } from './dispute-reason.ts';
import { describeRefundReason, storedReasons, writeCallOffReason } from './refund-reasons.ts';

const stored = [...Object.values(storedReasons), ...callOffReasons.map(writeCallOffReason)];

test.each(stored)('the stored reason “%s” has French and Spanish translations', (reason) => {
  expect(describeRefundReason(reason, 'en')).toBe(reason);
  for (const language of ['fr', 'es'] as const) {
    const described = describeRefundReason(reason, language);
    expect(described).not.toMatch(/\b(the|and|of|is|because)\b/i);
    expect(described).not.toBe(reason);
  }
});

test.each([
  ['Called off because of the weather.', 'Sortie annulée à cause de la météo.'],
  ['Called off because of a party.', 'Called off because of a party.'],
  ['2 of 4 guests do not come.', '2 of 4 guests do not come.'],
  ['The boat needs a new mast', 'The boat needs a new mast'],
])('in French, the refund reason “%s” reads: %s', (reason, described) => {
  expect(describeRefundReason(reason, 'fr')).toBe(described);
});

test.each([
  ['product_not_received', 'en', 'Product not received'],
  ['product_not_received', 'fr', 'Prestation non reçue'],
  ['product_not_received', 'es', 'Servicio no recibido'],
  ['bank_cannot_process', 'fr', 'Bank cannot process'],
] as const)('the dispute reason %s in %s reads: %s', (reason, language, described) => {
  expect(describeDisputeReason(reason, language)).toBe(described);
});
