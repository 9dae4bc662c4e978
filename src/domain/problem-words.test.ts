import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages, type Language } from './languages.ts';
import { captainProblemMessages } from './messages/portal/captain-problem-messages.ts';
import { captainSentences } from './messages/portal/captain-sentences.ts';
import { problemMessages } from './messages/problem-messages.ts';
import { problemSentences } from './messages/problem-sentences.ts';
import { fieldProblemsIn, problemIn } from './problem-words.ts';

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
] as const)('%s: %s', (language, english, expected) => {
  expect(problemIn(language, problemMessages[language], english)).toBe(expected);
});

test('captains are told in the languages of their portal', () => {
  const said = (sentence: string) => problemIn('fr', captainProblemMessages.fr, sentence);
  expect(
    said('Capacity cannot be less than 12: that many guests are booked on Friday, December 4.'),
  ).toBe(
    'La capacité ne peut être inférieure à 12\u00a0: c’est le nombre de passagers inscrits pour le vendredi 4 décembre.',
  );
  expect(said('You can only upload 2 more photo(s). Maximum 12 photos allowed.')).toBe(
    'Vous pouvez encore ajouter 2 photo(s). Le maximum est de 12 photos.',
  );
});

test('each field is told of its own', () => {
  const fields = { customerName: 'Name is required', other: 'Nobody knows' };
  expect(fieldProblemsIn('de', problemMessages.de, fields)).toEqual({
    customerName: 'Der Name fehlt',
    other: 'Nobody knows',
  });
});

describe.each(others)('in %s', (language: Exclude<Language, 'en'>) => {
  test.each(problemSentences)('“%s” keeps its values', (english) => {
    const values = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();
    const other = problemMessages[language][english];
    expect(values(other)).toEqual(values(english));
    expect(other).not.toBe('');
  });
});

describe.each(['fr', 'es'] as const)('for captains in %s', (language) => {
  test.each(captainSentences)('“%s” keeps its values', (english) => {
    const values = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();
    const other = captainProblemMessages[language][english];
    expect(values(other)).toEqual(values(english));
    expect(other).not.toBe('');
  });
});

/** A rule whose sentence is changed would be English in every language. */
test.each([...problemSentences, ...captainSentences])('something says “%s”', (english) => {
  const pieces = english
    .split(/\{\w+\}|(?<=Choose )1| a seat| seats|(?= \(Reference)/)
    .map((piece) => piece.trim());
  const isSaid = (text: string) => pieces.every((piece) => text.includes(piece));
  expect(sources.some(isSaid)).toBe(true);
});

const sources = ['domain', 'contract', 'server'].flatMap((room) =>
  readdirSync(join('src', room), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/messages\/|\.test\./.test(name))
    .map((name) => readFileSync(join('src', room, name), 'utf8').replaceAll("\\'", "'")),
);
