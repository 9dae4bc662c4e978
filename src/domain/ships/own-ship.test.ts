import { expect, test } from 'vitest';
import { findOwnShipProblem } from './own-ship.ts';

const whole = { aboard: '17:00', arrival: '08:00', pier: 'philipsburg', clock: '60' };

test.each([
  ['all fields', whole, null],
  ['only the all-aboard time', { aboard: '17:00' }, null],
  ['no fields', {}, null],
  ['a clock behind the island’s', { ...whole, clock: '-30' }, null],
  ['no all-aboard time', { ...whole, aboard: '' }, 'aboard'],
  ['words as the all-aboard time', { aboard: 'late' }, 'aboard'],
  ['an impossible arrival time', { ...whole, arrival: '25:00' }, 'arrival'],
  ['all aboard before the arrival', { ...whole, aboard: '07:30' }, 'order'],
  ['all aboard at the arrival', { ...whole, aboard: '08:00' }, 'order'],
  ['all aboard before ships usually arrive', { aboard: '07:00' }, 'order'],
  ['an unknown pier', { ...whole, pier: 'anguilla' }, 'pier'],
  ['a clock difference of 7 minutes', { ...whole, clock: '7' }, 'clock'],
  ['a clock difference that is not a number', { ...whole, clock: 'noon' }, 'clock'],
  ['a clock difference of ten hours', { ...whole, clock: '600' }, 'clock'],
])('the problem found in a ship that a guest entered with %s is $2', (_, input, problem) => {
  expect(findOwnShipProblem(input)).toBe(problem);
});
