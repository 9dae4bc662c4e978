import { expect, test } from 'vitest';
import en from '#locales/portal/operator/boats/operator-availability.en.ts';
import es from '#locales/portal/operator/boats/operator-availability.es.ts';
import fr from '#locales/portal/operator/boats/operator-availability.fr.ts';
import { createFormats } from '../../shared/language/use-formats.ts';
import { describeClash } from './describe-clash.ts';

const three = { kind: 'overlap', times: ['09:00', '09:30', '10:00'] } as const;
const night = { kind: 'overnight', time: '22:00', times: ['06:00'] } as const;

test.each([
  [
    'en',
    en,
    '9:00 AM, 9:30 AM and 10:00 AM overlap. A booking on one closes the others.',
    '10:00 PM runs into the next day and overlaps 6:00 AM. A booking on one closes the other.',
  ],
  [
    'fr',
    fr,
    '09:00, 09:30 et 10:00 se chevauchent. Une réservation sur l’un ferme les autres.',
    'Le départ de 22:00 dure jusqu’au lendemain et chevauche 06:00. Une réservation sur l’un ferme l’autre.',
  ],
  [
    'es',
    es,
    '09:00, 09:30 y 10:00 coinciden. Una reserva en una cierra las demás.',
    'La salida de las 22:00 dura hasta el día siguiente y coincide con 06:00. Una reserva en una cierra la otra.',
  ],
] as const)('departures that exclude each other are named in %s', (language, t, day, overnight) => {
  const formats = createFormats(language);
  expect(describeClash(t, formats, three)).toBe(day);
  expect(describeClash(t, formats, night)).toBe(overnight);
});

test('the warning for two overlapping departures says that selling one closes the other', () => {
  const two = { kind: 'overlap', times: ['09:00', '13:00'] } as const;
  expect(describeClash(en, createFormats('en'), two)).toBe(
    '9:00 AM and 1:00 PM overlap. A booking on one closes the other.',
  );
});
