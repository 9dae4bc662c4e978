import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages, type Language } from '../languages/languages.ts';
import { adminProblemMessages, captainProblemMessages } from './portal-problem-messages.ts';
import { adminErrorMessages } from '#locales/errors/admin-error-messages.ts';
import { operatorErrorMessages } from '#locales/errors/operator-error-messages.ts';
import { problemMessages } from './problem-messages.ts';
import { guestErrorMessages } from '#locales/errors/guest-error-messages.ts';
import { translateFieldErrors, translateError } from './translate-error.ts';

const others = languages.filter((language) => language !== 'en');

test.each([
  ['fr', 'You have booked this trip already.', 'Vous avez déjà réservé cette sortie.'],
  [
    'de',
    'There is no departure at 2:30 PM on Friday, December 4. Please choose one of the times shown.',
    'Um 14:30 Uhr gibt es am Freitag, 4. Dezember keine Abfahrt. Bitte wählen Sie eine der gezeigten Zeiten.',
  ],
  [
    'es',
    'The total for this trip is $1,234.50. Please check it and confirm again.',
    'El total de esta salida es de 1234,50\u00a0USD. Compruébelo y confirme de nuevo.',
  ],
  [
    'nl',
    'This boat has to be booked at least 12 hours before it leaves. Please choose a later departure.',
    'Deze boot moet minstens 12 uur voor vertrek worden geboekt. Kies een latere afvaart.',
  ],
  [
    'pt',
    'Special requests can be at most 2000 characters',
    'Pedidos especiais: no máximo 2000 caracteres',
  ],
  [
    'fr',
    'This departure no longer has a seat for you on Saturday, February 29. Please choose another time or date.',
    'Ce départ n’a plus de place pour vous le samedi 29 février. Choisissez une autre heure ou une autre date.',
  ],
  [
    'fr',
    'Capacity cannot be less than 12: that many guests are booked on Friday, December 4.',
    'Capacity cannot be less than 12: that many guests are booked on Friday, December 4.',
  ],
  ['fr', 'A captain said so.', 'A captain said so.'],
  ['fr', 'constructor', 'constructor'],
] as const)('the error in %s: %s', (language, english, expected) => {
  expect(translateError(language, problemMessages[language], english)).toBe(expected);
});

test('captains read errors in the languages of their portal', () => {
  const said = (sentence: string) => translateError('fr', captainProblemMessages.fr, sentence);
  expect(
    said('Capacity cannot be less than 12: that many guests are booked on Friday, December 4.'),
  ).toBe(
    'La capacité ne peut être inférieure à 12\u00a0: c’est le nombre de passagers inscrits pour le vendredi 4 décembre.',
  );
  expect(said('You can only upload 2 more photo(s). Maximum 12 photos allowed.')).toBe(
    'Vous pouvez encore ajouter 2 photo(s). Le maximum est de 12 photos.',
  );
});

test.each([
  [
    'fr',
    'This was recorded already: $120.00 for December 2026, paid on Friday, December 4, 2026 (Bank wire, TR-1). Please look again before you pay more.',
    'C’est déjà enregistré\u00a0: 120,00\u00a0USD pour décembre 2026, jour du paiement\u00a0: vendredi 4 décembre 2026 (virement bancaire, TR-1). Regardez encore avant de payer davantage.',
  ],
  [
    'es',
    'This was recorded already, for another captain. Please look again before you pay more.',
    'Esto ya se registró, para otro capitán. Mire de nuevo antes de pagar más.',
  ],
  [
    'es',
    'Nothing was imported.\nLine 3: All aboard has to be later than the arrival.\nLine 4: line 2 has the same ship and day.\nAnd 5 more.',
    'No se ha importado nada.\nLínea 3: Todos a bordo tiene que ser después de la llegada.\nLínea 4: la línea 2 tiene el mismo crucero y el mismo día.\nY 5 más.',
  ],
  [
    'fr',
    'Too many tries. Please wait 1 minute, then try again.',
    'Trop d’essais. Attendez 1 minute, puis réessayez.',
  ],
  [
    'es',
    '3 bookings count on this ship. If it does not come, declare that instead: its guests are told.',
    '3 reservas cuentan con este crucero. Si no viene, declárelo en su lugar: se avisa a sus pasajeros.',
  ],
] as const)('admins read errors in %s: %s', (language, english, expected) => {
  expect(translateError(language, adminProblemMessages[language], english)).toBe(expected);
});

test('each field gets its own error, translated where a translation exists', () => {
  const fields = { customerName: 'Name is required', other: 'Nobody knows' };
  expect(translateFieldErrors('de', problemMessages.de, fields)).toEqual({
    customerName: 'Der Name fehlt',
    other: 'Nobody knows',
  });
});

describe.each(others)('in %s', (language: Exclude<Language, 'en'>) => {
  test.each(guestErrorMessages)('the sentence “%s” keeps its values', (english) => {
    const values = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();
    const other = problemMessages[language][english];
    expect(values(other)).toEqual(values(english));
    expect(other).not.toBe('');
  });
});

describe.each(['fr', 'es'] as const)('for captains in %s', (language) => {
  test.each(operatorErrorMessages)('the captain’s sentence “%s” keeps its values', (english) => {
    const values = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();
    const other = captainProblemMessages[language][english];
    expect(values(other)).toEqual(values(english));
    expect(other).not.toBe('');
  });
});

describe.each(['fr', 'es'] as const)('for admins in %s', (language) => {
  test.each(adminErrorMessages)('the admin’s sentence “%s” keeps its values', (english) => {
    const values = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();
    const other = adminProblemMessages[language][english];
    expect(values(other)).toEqual(values(english));
    expect(other).not.toBe('');
  });
});

/** A rule's sentence that changes would lose its translations. */
const allSentences = [...guestErrorMessages, ...operatorErrorMessages, ...adminErrorMessages];
test.each([...new Set(allSentences)])('something says “%s”', (english) => {
  const pieces = english
    .split(/\{\w+\}|(?<=Choose )1| a seat| seats|(?= \(Reference)/)
    .map((piece) => piece.trim());
  const isSaid = (text: string) => pieces.every((piece) => text.includes(piece));
  expect(sources.some(isSaid)).toBe(true);
});

const sources = ['domain', 'i18n', 'contract', 'server'].flatMap((room) =>
  readdirSync(join('src', room), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test\./.test(name))
    .map((name) => readFileSync(join('src', room, name), 'utf8').replaceAll("\\'", "'")),
);
