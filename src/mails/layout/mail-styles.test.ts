import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mailColours } from './mail-styles.ts';

const theme = readFileSync('src/web/theme.css', 'utf8');
const [light = '', dark = ''] = [...theme.matchAll(/:root \{([^}]*)\}/g)].map((match) => match[1]);

it.each([
  ['light', light, mailColours.light],
  ['dark', dark, mailColours.dark],
])('mails use the colours of the pages in %s mode', (_, tokens, colours) => {
  for (const [name, colour] of Object.entries(colours)) {
    expect(tokens).toContain(`--${name}: ${colour};`);
  }
});
