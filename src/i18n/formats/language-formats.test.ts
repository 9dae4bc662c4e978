import { expect, test } from 'vitest';
import {
  localizeDay,
  localizeFullDay,
  localizeMoney,
  localizeRating,
  localizeTime,
  localizeWholeDollars,
  listWeekdays,
} from './language-formats.ts';
import { languages } from '../languages/languages.ts';

const NBSP = '\u00a0';

test.each([
  ['en', '$1,234.50', 'Friday, December 4, 2026', '2:00 PM', '4.8'],
  ['fr', `1${NBSP}234,50${NBSP}USD`, 'vendredi 4 décembre 2026', '14:00', '4,8'],
  ['nl', `USD${NBSP}1.234,50`, 'vrijdag 4 december 2026', '14:00', '4,8'],
  ['es', `1234,50${NBSP}USD`, 'viernes, 4 de diciembre de 2026', '14:00', '4,8'],
  ['pt', `USD${NBSP}1.234,50`, 'sexta-feira, 4 de dezembro de 2026', '14:00', '4,8'],
  ['de', `1.234,50${NBSP}USD`, 'Freitag, 4. Dezember 2026', '14:00', '4,8'],
] as const)(
  'the language %s formats values as %s, %s, %s and %s',
  (language, money, day, time, rating) => {
    expect(localizeMoney(language, 123_450)).toBe(money);
    expect(localizeFullDay(language, '2026-12-04')).toBe(day);
    expect(localizeTime(language, '14:00')).toBe(time);
    expect(localizeRating(language, '4.8')).toBe(rating);
  },
);

test('no formatted text contains a space that browsers and the server write differently', () => {
  for (const language of languages) {
    const texts = localizeMoney(language, 123_456_789) + localizeFullDay(language, '2026-12-04');
    expect(texts).not.toMatch(/[\u2009\u202f]/);
  }
});

test.each([
  ['en', 'Friday, December 4', 'Fri, Dec 4', 'Dec 4', 'Dec 4, 2026', 'December 2026'],
  ['fr', 'vendredi 4 décembre', 'ven. 4 déc.', '4 déc.', '4 déc. 2026', 'décembre 2026'],
  ['nl', 'vrijdag 4 december', 'vr 4 dec', '4 dec', '4 dec 2026', 'december 2026'],
  ['es', 'viernes, 4 de diciembre', 'vie, 4 dic', '4 dic', '4 dic 2026', 'diciembre de 2026'],
  [
    'pt',
    ...['sexta-feira, 4 de dezembro', 'sex., 4 de dez.', '4 de dez.', '4 de dez. de 2026'],
    'dezembro de 2026',
  ],
  ['de', 'Freitag, 4. Dezember', 'Fr., 4. Dez.', '4. Dez.', '4. Dez. 2026', 'Dezember 2026'],
] as const)('days are abbreviated as usual in the language %s', (language, ...expected) => {
  const shapes = ['weekdayDay', 'shortWeekday', 'shortDay', 'date', 'month'] as const;
  expect(shapes.map((shape) => localizeDay(language, '2026-12-04', shape))).toEqual(expected);
});

test('the first day of a month is written as each language requires', () => {
  const written = languages.map((language) => localizeDay(language, '2026-12-01', 'weekdayDay'));
  expect(written).toEqual([
    'Tuesday, December 1',
    'mardi 1er décembre',
    'dinsdag 1 december',
    'martes, 1 de diciembre',
    'terça-feira, 1º de dezembro',
    'Dienstag, 1. Dezember',
  ]);
  expect(localizeDay('fr', '2026-12-11', 'shortDay')).toBe('11 déc.');
});

test.each([
  ['en', '$1,000', 'Sun', 'Sunday'],
  ['fr', `1${NBSP}000${NBSP}USD`, 'lun.', 'lundi'],
  ['nl', `USD${NBSP}1.000`, 'ma', 'maandag'],
  ['es', `1000${NBSP}USD`, 'lun', 'lunes'],
  ['pt', `USD${NBSP}1.000`, 'dom.', 'domingo'],
  ['de', `1.000${NBSP}USD`, 'Mo', 'Montag'],
] as const)(
  'the language %s formats whole dollars as %s and begins the week with %s',
  (language, dollars, short, long) => {
    expect(localizeWholeDollars(language, 1000)).toBe(dollars);
    expect(listWeekdays(language)).toHaveLength(7);
    expect(listWeekdays(language)[0]).toEqual({ short, long });
  },
);
