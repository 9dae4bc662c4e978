import { readFileSync } from 'node:fs';

// Loaded before a program (`node --import`), whose clock is then as far ahead as a file says. The product knows
// nothing of it, so nothing of it can be on in production.

const LOOK_EVERY_MS = 5;
const file = process.env['SIMULATED_CLOCK'] ?? '';
const real = Date.now.bind(Date);
let aheadMs = 0;
let lookedAt = Number.NEGATIVE_INFINITY;

Date.now = () => {
  const at = performance.now();
  if (file !== '' && at - lookedAt > LOOK_EVERY_MS) {
    lookedAt = at;
    aheadMs = Number(readFileSync(file, 'utf8'));
  }
  return real() + aheadMs;
};
