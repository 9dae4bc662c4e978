import { expect, test } from 'vitest';
import { findOwnShipProblem } from './own-ship.ts';

const whole = { aboard: '17:00', arrival: '08:00', pier: 'philipsburg', clock: '60' };

test.each([
  ['a whole ship', whole, null],
  ['only all aboard', { aboard: '17:00' }, null],
  ['nothing', {}, null],
  ['a clock behind the island', { ...whole, clock: '-30' }, null],
  ['no time of all aboard', { ...whole, aboard: '' }, 'aboard'],
  ['words for all aboard', { aboard: 'late' }, 'aboard'],
  ['an hour that no day has', { ...whole, arrival: '25:00' }, 'arrival'],
  ['all aboard before the arrival', { ...whole, aboard: '07:30' }, 'order'],
  ['all aboard at the arrival', { ...whole, aboard: '08:00' }, 'order'],
  ['all aboard before ships usually come', { aboard: '07:00' }, 'order'],
  ['an unknown pier', { ...whole, pier: 'anguilla' }, 'pier'],
  ['a clock of odd minutes', { ...whole, clock: '7' }, 'clock'],
  ['a clock that is no number', { ...whole, clock: 'noon' }, 'clock'],
  ['a clock of another ocean', { ...whole, clock: '600' }, 'clock'],
])('a ship entered by the guest is checked: %s', (_, input, problem) => {
  expect(findOwnShipProblem(input)).toBe(problem);
});
