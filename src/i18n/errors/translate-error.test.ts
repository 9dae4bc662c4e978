import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ErrorMessage } from '#domain/errors/error-message.ts';
import { languages, type Language } from '../languages/languages.ts';
import { englishErrors, errorTexts, writeError } from './error-texts.ts';
import { translateFieldErrors } from './translate-error.ts';

const read: [Language, ErrorMessage, string][] = [
  ['fr', 'checkout.alreadyBooked', 'Vous avez déjà une réservation pour cette sortie.'],
  [
    'de',
    { code: 'departure.unknownTime', values: { time: '14:30', day: '2026-12-04' } },
    'Um 14:30 Uhr gibt es am Freitag, 4. Dezember keine Abfahrt. Bitte wählen Sie eine der gezeigten Zeiten.',
  ],
  [
    'es',
    { code: 'checkout.totalChanged', values: { money: 123_450 } },
    'El total de esta excursión es de 1234,50\u00a0USD. Compruébelo y confirme de nuevo.',
  ],
  [
    'nl',
    {
      code: 'departure.tooSoon',
      values: { detail: { code: 'duration.hours', values: { count: 12 } } },
    },
    'Deze boot moet minstens 12 uur voor vertrek worden geboekt. Kies een latere afvaart.',
  ],
  [
    'pt',
    { code: 'text.tooLong', values: { detail: 'field.specialRequests', count: 2000 } },
    'Pedidos especiais: no máximo 2000 caracteres',
  ],
  [
    'fr',
    { code: 'departure.noSeat', values: { day: '2048-02-29' } },
    'Ce départ est complet le samedi 29 février. Veuillez choisir une autre heure ou une autre date.',
  ],
  [
    'nl',
    { code: 'capacity.belowBooked', values: { count: 12, day: '2026-12-04' } },
    'Capacity can’t be less than 12, because that many guests are booked on vrijdag 4 december.',
  ],
  [
    'fr',
    { code: 'capacity.belowBooked', values: { count: 12, day: '2026-12-04' } },
    'La capacité ne peut pas être inférieure à 12, le nombre de passagers qui ont réservé le vendredi 4 décembre.',
  ],
  [
    'fr',
    { code: 'photos.onlyMore', values: { count: 2, max: 12 } },
    'Vous pouvez encore ajouter 2 photo(s). Le maximum est de 12 photos.',
  ],
  [
    'fr',
    {
      code: 'payout.alreadyRecorded',
      values: {
        detail: {
          code: 'payout.recordedDetails',
          values: {
            money: 12_000,
            month: '2026-12',
            fullDay: '2026-12-04',
            detail: 'payoutMethod.bankWire',
            name: 'TR-1',
          },
        },
      },
    },
    'Ce versement est déjà enregistré\u00a0: 120,00\u00a0USD pour décembre 2026, payé le vendredi 4 décembre 2026 (virement bancaire, TR-1). Veuillez le vérifier avant de payer davantage.',
  ],
  [
    'es',
    {
      code: 'import.faults',
      values: {
        lines: [
          {
            code: 'import.line',
            values: { count: 3, detail: 'portCall.allAboardBeforeArrival' },
          },
          { code: 'import.duplicateLine', values: { count: 4, line: 2 } },
          { code: 'import.moreLines', values: { count: 5 } },
        ],
      },
    },
    'No se ha importado nada.\nLínea 3: La hora límite a bordo debe ser posterior a la llegada.\nLínea 4: la línea 2 tiene el mismo crucero y el mismo día.\nY 5 más.',
  ],
  [
    'fr',
    {
      code: 'rateLimit.signIn',
      values: { detail: { code: 'duration.minute', values: { count: 1 } } },
    },
    'Trop de tentatives. Veuillez patienter 1 minute, puis réessayer.',
  ],
  ['fr', { code: 'auth.refused', values: { text: 'A service said so.' } }, 'A service said so.'],
];

test.each(read)(
  'in %s the error %o becomes a sentence with formatted values',
  (language, error, text) => {
    expect(writeError(language, error)).toBe(text);
  },
);

test('each field gets its own error, and text that is not a code stays unchanged', () => {
  const fields = {
    customerName: 'name.missing',
    other: 'Something typed' as ErrorMessage,
  } as const;
  expect(translateFieldErrors('de', errorTexts.de, fields)).toEqual({
    customerName: 'Bitte geben Sie einen Namen ein',
    other: 'Something typed',
  });
});

const codes = Object.keys(englishErrors) as (keyof typeof englishErrors)[];

describe.each(languages)('in %s', (language) => {
  test.each(codes)('the translated error %s has the placeholders of the English one', (code) => {
    const text = errorTexts[language][code] ?? '';
    expect(listPlaceholders(text)).toEqual(listPlaceholders(englishErrors[code]));
    expect(text).not.toBe('');
  });
});

function listPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\w+\}/g)].map(String))].toSorted();
}

test.each(codes)('the typed values of the error %s match its placeholders', (code) => {
  const [, names = ''] = new RegExp(`'?${code.replace('.', '\\.')}'?: ([^;]+);`).exec(types) ?? [];
  const typed = names === 'never' ? [] : names.split(' | ').map((name) => `{${name.slice(1, -1)}}`);
  expect(typed.toSorted()).toEqual(listPlaceholders(englishErrors[code]));
});

const types = ['guest', 'operator', 'admin', 'api']
  .map((group) => readFileSync(`src/domain/errors/${group}-errors.ts`, 'utf8'))
  .join('\n');

const sources = ['domain', 'i18n', 'contract', 'server', 'web']
  .flatMap((room) =>
    readdirSync(join('src', room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|-errors\.ts$/.test(name))
      .map((name) => readFileSync(join('src', room, name), 'utf8')),
  )
  .join('\n');

/** Codes that are built at run time from a prefix and a value. */
const composed = /^(duration|step)\./;

test.each(codes.filter((code) => !composed.test(code)))('the error code %s is in use', (code) => {
  expect(sources).toContain(`'${code}'`);
});
