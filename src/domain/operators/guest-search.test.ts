import { describe, expect, test } from 'vitest';
import { normalizeCode, foldName, isNameMatch, splitSearch } from './guest-search.ts';

describe('a search for a guest', () => {
  test.each([
    ['García', 'José García Márquez', true],
    ['garcia', 'José García Márquez', true],
    ['marquez jose', 'José García Márquez', true],
    ['MÁR', 'José García Márquez', true],
    ['arquez', 'José García Márquez', false],
    ['lukasz', 'Łukasz Żak', true],
    ['weiss', 'Jörg Weiß', true],
    ['brien', 'Sinéad O’Brien', true],
    ['luc', 'Jean-Luc Picard', true],
    ['李', '李小明', true],
    ['', 'Ana', false],
    ['%', 'Ana', false],
  ])('searching guests for “%s” finds “%s”: %s', (search, name, isFound) => {
    expect(isNameMatch(name, search)).toBe(isFound);
  });

  test('guest names are compared without regard to accents, punctuation and case', () => {
    expect(foldName('  D’Ávila–Søren,  ')).toBe('d avila soren');
    expect(splitSearch('100% D’Ávila!')).toEqual(['100', 'd', 'avila']);
  });

  test.each(['SXM–7K2P–9QXD', 'sxm 7k2p 9qxd', 'SXM-7K2P-9QXD', 'SXM—7K2P—9QXD'])(
    'a search finds the code in “%s” despite a phone’s autocorrection',
    (text) => {
      expect(normalizeCode(text)).toBe('SXM7K2P9QXD');
    },
  );
});
