import { describe, expect, test } from 'vitest';
import { describeLocation, getLocationName, portCodes, getPortName } from './ports.ts';

describe('names of ports', () => {
  test.each([
    ['sxm-philipsburg', 'Philipsburg'],
    ['sxm-marigot', 'Marigot'],
    ['sxm-simpson-bay', 'Simpson Bay'],
    ['sxm-oyster-pond', 'Oyster Pond'],
    ['sxm-grand-case', 'Grand Case'],
    ['sxm-orient-bay', 'Orient Bay'],
    ['sxm-cole-bay', 'Cole Bay'],
    ['sxm-dawn-beach', 'Dawn Beach'],
    ['sxm-mullet-bay', 'Mullet Bay'],
    ['sxm-cupecoy', 'Cupecoy'],
  ])('the port %s is called %s and is located in Sint Maarten', (code, name) => {
    expect(getPortName(code)).toBe(name);
    expect(getPortName(code, 'Elsewhere')).toBe(name);
    expect(getLocationName(code)).toBe(`${name}, Sint Maarten`);
  });

  test('lists all ten ports', () => expect(portCodes).toHaveLength(10));

  test.each([
    ['other', 'Anse Marcel', 'Anse Marcel', 'Anse Marcel, Sint Maarten'],
    ['other', ' Anse Marcel ', 'Anse Marcel', 'Anse Marcel, Sint Maarten'],
    [
      'other',
      'Airport dock, Sint Maarten',
      'Airport dock, Sint Maarten',
      'Airport dock, Sint Maarten',
    ],
    ['sxm-new-port', null, 'sxm-new-port', 'sxm-new-port, Sint Maarten'],
    ['sxm-new-port', '  ', 'sxm-new-port', 'sxm-new-port, Sint Maarten'],
    ['toString', undefined, 'toString', 'toString, Sint Maarten'],
  ])(
    'the port %s with the typed name %j is called %s, and its location is %s',
    (code, customPort, name, location) => {
      expect(getPortName(code, customPort)).toBe(name);
      expect(getLocationName(code, customPort)).toBe(location);
    },
  );
});

const french = { island: 'Saint-Martin', frenchSide: 'Saint-Martin', dutchSide: 'Sint Maarten' };

test.each([
  ['sxm-grand-case', null, 'Grand Case, Saint-Martin'],
  ['sxm-marigot', null, 'Marigot, Saint-Martin'],
  ['sxm-orient-bay', null, 'Orient Bay, Saint-Martin'],
  ['sxm-philipsburg', null, 'Philipsburg, Sint Maarten'],
  ['other', 'Friar’s Bay', 'Friar’s Bay, Saint-Martin'],
  ['other', 'Great Bay, Sint Maarten', 'Great Bay, Sint Maarten'],
])(
  'in French, the location of the port %s with the typed name %j is %s',
  (port, customPort, location) => {
    expect(describeLocation(french, port, customPort)).toBe(location);
  },
);
