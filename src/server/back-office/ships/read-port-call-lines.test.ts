import { describe, expect, it, test } from 'vitest';
import { csvLines } from './csv-lines.ts';
import { writeError } from '#i18n/errors/error-texts.ts';
import { readPortCallLines, type ReadFile } from './read-port-call-lines.ts';

const anyDay = () => null;
const HEAD = 'day,ship,arrival,all aboard,pier,clock';
const read = (...lines: string[]) => readPortCallLines(lines.join('\n'), anyDay);

describe('the lines of a file', () => {
  it.each([
    [
      'a,b\r\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      '\uFEFFa;b\n\n;\nc;"d;e"',
      [
        ['a', 'b'],
        ['c', 'd;e'],
      ],
    ],
    ['a\tb,c', [['a', 'b,c']]],
    ['a,"say ""aye"""', [['a', 'say "aye"']]],
    [' a , b ', [['a', 'b']]],
  ])('a CSV file is split into lines and cells: %j', (text, cells) => {
    expect(csvLines(text).map((line) => line.cells)).toEqual(cells);
  });

  test('CSV lines are numbered from 1, including empty lines', () => {
    expect(csvLines('a\n\nb').map(({ number }) => number)).toEqual([1, 3]);
  });
});

test('reads a complete line and a line with only the required fields', () => {
  const lines = [
    '2026-12-04,Wind Star,8:00,16:30:00,By tender to Marigot,-60',
    '2026-12-05,Sea Cloud,09:00,17:00,,',
  ];
  expect(read(HEAD, ...lines)).toEqual({
    calls: [
      {
        day: '2026-12-04',
        ship: 'Wind Star',
        arrival: '08:00',
        allAboard: '16:30',
        pier: 'marigot-tender',
        clockMinutes: -60,
      },
      {
        day: '2026-12-05',
        ship: 'Sea Cloud',
        arrival: '09:00',
        allAboard: '17:00',
        pier: 'philipsburg',
        clockMinutes: 0,
      },
    ],
  });
});

test('columns may be in another order, with the header names of common spreadsheets', () => {
  const found = read('Ship;All_Aboard;Day;Arrival', 'Wind Star;17:00;2026-12-04;08:00');
  expect(found).toMatchObject({ calls: [{ ship: 'Wind Star', allAboard: '17:00' }] });
});

test.each([
  ['2026-12-24', '2026-12-24'],
  ['2026/12/4', '2026-12-04'],
  ['4.12.2026', '2026-12-04'],
  ['24/12/2026', '2026-12-24'],
  ['12/24/2026', '2026-12-24'],
  ['12/12/2026', '2026-12-12'],
])('a file may write the day as %s', (written, day) => {
  const found = read(HEAD, `${written},Wind Star,8:00,17:00,,`);
  expect(found).toMatchObject({ calls: [{ day }] });
});

describe('errors of a file, line by line', () => {
  it.each([
    ['day', 'soon,Wind Star,8:00,17:00,,', 'Enter a date like 2026-12-24.'],
    ['day (ambiguous order)', '4/12/2026,Wind Star,8:00,17:00,,', /^Enter a date like /],
    ['ship', '2026-12-04,W,8:00,17:00,,', 'Enter the ship’s name.'],
    ['arrival', '2026-12-04,Wind Star,eight,17:00,,', 'Enter the arrival time, such as 08:00.'],
    [
      'all-aboard time',
      '2026-12-04,Wind Star,17:00,8:00,,',
      'All aboard must be after the arrival.',
    ],
    ['pier', '2026-12-04,Wind Star,8:00,17:00,Anguilla,', 'Choose where guests go ashore.'],
    ['clock', '2026-12-04,Wind Star,8:00,17:00,,10', /^Enter ship’s time in minutes/],
    ['clock (in words)', '2026-12-04,Wind Star,8:00,17:00,,ship', /^Enter ship’s time in/],
  ])('an error in the %s is reported with its line number', (_, line, expected) => {
    const found = read(HEAD, '2026-12-03,Sea Cloud,8:00,17:00,,', line);
    const [sentence = '', ...others] = writeFaults(found);
    expect(others).toEqual([]);
    expect(sentence).toMatch(/^Line 3: /);
    expect(sentence.slice('Line 3: '.length)).toMatch(expected);
  });

  test('all errors are reported together, including a ship listed twice and a day in the past', () => {
    const lines = [
      '2026-12-04,Wind Star,8:00,17:00,,',
      '2026-12-04,WIND STAR,9:00,17:00,,',
      '2020-01-01,Sea Cloud,8:00,17:00,,',
    ];
    const over = (day: string) => (day < '2026-01-01' ? ('portCall.dayOver' as const) : null);
    expect(writeFaults(readPortCallLines([HEAD, ...lines].join('\n'), over))).toEqual([
      'Line 3: line 2 has the same ship and day.',
      'Line 4: This date has passed.',
    ]);
  });

  test.each([
    ['', 'The first line must name these columns: day, ship, arrival, all aboard, pier, clock.'],
    ['day,ship', /^The first line must name/],
    [HEAD, 'There are no lines below the column names.'],
    [`${HEAD}\n${'x\n'.repeat(501)}`, 'The file has 501 lines. It can have at most 500.'],
  ])('a file without usable lines is refused: %j', (text, expected) => {
    const found = readPortCallLines(text, anyDay);
    expect(writeFaults(found)[0]).toMatch(expected);
  });
});

function writeFaults(found: ReadFile): string[] {
  return 'wrong' in found ? found.wrong.map((fault) => writeError('en', fault)) : [];
}
