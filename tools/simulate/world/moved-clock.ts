import { readFileSync } from 'node:fs';

// Preloaded into a process (`node --import`): shifts its clock by the offset in a file. The product does not know about
// it, so it cannot be active in production.

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
