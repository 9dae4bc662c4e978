import { expect, test } from 'vitest';
import en from '#locales/portal/operator/trips/operator-call-offs.en.ts';
import es from '#locales/portal/operator/trips/operator-call-offs.es.ts';
import { createFormats } from '../../shared/language/use-formats.ts';
import { describeCancellationScope } from './describe-cancellation-scope.ts';

test.each([
  [
    'Sea Grape, Petite Anse on Friday, December 4, 2026',
    'Sea Grape, Petite Anse, viernes, 4 de diciembre de 2026',
  ],
  [
    'All boats on Friday, December 4, 2026, 2:00 PM',
    'Todos los barcos, viernes, 4 de diciembre de 2026, 14:00',
  ],
  [
    'Fun on Friday on Saturday, December 5, 2026, 12:30 AM',
    'Fun on Friday, sábado, 5 de diciembre de 2026, 00:30',
  ],
  ['The whole island, from then to then', 'The whole island, from then to then'],
])('the scope of a call-off is translated: %s', (what, expected) => {
  expect(describeCancellationScope(what, es, 'Todos los barcos', createFormats('es'))).toBe(
    expected,
  );
  expect(describeCancellationScope(what, en, 'All boats', createFormats('en'))).toBe(what);
});
