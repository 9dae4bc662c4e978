import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const page = readFileSync('docs/security.md', 'utf8');
const [notHolding = '', notApplying = '', , holding = ''] = page.split(/^## /m).slice(1);

/** Number of items of levels 1 and 2 in each section of ASVS 5.0.0, and the numbers of its level 3 items. */
const sections: Readonly<Record<string, readonly number[]>> = {
  '1.1': [1, 2],
  '1.2': range(9),
  '1.3': range(11),
  '1.4': range(3),
  '1.5': range(2),
  '2.1': range(3),
  '2.2': range(3),
  '2.3': range(4),
  '2.4': [1],
  '3.2': range(2),
  '3.3': range(4),
  '3.4': range(6),
  '3.5': range(5),
  '3.7': range(2),
  '4.1': range(3),
  '4.2': [1],
  '4.3': range(2),
  '4.4': range(4),
  '5.1': [1],
  '5.2': range(3),
  '5.3': range(2),
  '5.4': range(3),
  '6.1': range(3),
  '6.2': range(12),
  '6.3': range(4),
  '6.4': range(4),
  '6.5': range(5),
  '6.6': range(3),
  '6.8': range(4),
  '7.1': range(3),
  '7.2': range(4),
  '7.3': range(2),
  '7.4': range(5),
  '7.5': range(2),
  '7.6': range(2),
  '8.1': range(2),
  '8.2': range(3),
  '8.3': [1],
  '8.4': [1],
  '9.1': range(3),
  '9.2': range(4),
  '10.1': range(2),
  '10.2': range(2),
  '10.3': range(4),
  '10.4': range(11),
  '10.5': range(5),
  '10.6': range(2),
  '10.7': range(3),
  '11.1': range(2),
  '11.2': range(3),
  '11.3': range(3),
  '11.4': range(4),
  '11.5': [1],
  '11.6': [1],
  '12.1': range(3),
  '12.2': range(2),
  '12.3': range(4),
  '13.1': [1],
  '13.2': range(5),
  '13.3': range(2),
  '13.4': range(5),
  '14.1': range(2),
  '14.2': range(4),
  '14.3': range(3),
  '15.1': range(3),
  '15.2': range(3),
  '15.3': range(7),
  '16.1': [1],
  '16.2': range(5),
  '16.3': range(4),
  '16.4': range(3),
  '16.5': range(3),
  '17.1': [1],
  '17.2': range(4),
  '17.3': range(2),
};

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

const everyItem = Object.entries(sections).flatMap(([section, numbers]) =>
  numbers.map((number) => `${section}.${number}`),
);

/** Items in the table's rows, such as "7.3 for captains" and "4.4.1–4.4.4". */
function itemsIn(part: string): string[] {
  return [...part.matchAll(/^\| ([\d][^|]*) \|/gm)].flatMap(([, named = '']) =>
    named.split(', ').flatMap(itemsNamed),
  );
}

function itemsNamed(named: string): string[] {
  const [from = '', to] = named.replace(/ for .*/, '').split('–');
  if (to !== undefined) return everyItem.slice(everyItem.indexOf(from), everyItem.indexOf(to) + 1);
  return from in sections ? everyItem.filter((item) => item.startsWith(`${from}.`)) : [from];
}

describe('the security page', () => {
  test('the security page covers exactly the ASVS items of levels 1 and 2', () => {
    const told = [notHolding, notApplying, holding].flatMap(itemsIn);
    expect(everyItem.filter((item) => !told.includes(item))).toEqual([]);
    expect(told.filter((item) => !everyItem.includes(item))).toEqual([]);
  });

  test('the security page lists no item as both not applicable and decided', () => {
    const told = [...itemsIn(notHolding), ...itemsIn(holding)];
    expect(itemsIn(notApplying).filter((item) => told.includes(item))).toEqual([]);
  });

  test('the security page lists no item as both holding and not holding', () => {
    const shared = itemsIn(holding).filter((item) => itemsIn(notHolding).includes(item));
    expect(shared).toEqual([]);
  });

  test('the security page names code and a test for every item that holds', () => {
    const rows = holding.split('\n').filter((line) => /^\| \d/.test(line));
    for (const row of rows) {
      const [, , code = '', tests = ''] = row.split(' | ');
      expect(code, row).toContain('`');
      expect(tests, row).toMatch(/`[^`]+\.test\.tsx?`/);
    }
  });

  test('the security page names only files that exist', () => {
    const named = [...page.matchAll(/`([\w./-]+\/[\w./-]+)`/g)].map(([, path = '']) => path);
    const files = named.filter((path) =>
      /^(src|tests|docs|packages|scripts|db|content)\//.test(path),
    );
    expect(files.length).toBeGreaterThan(100);
    expect([...new Set(files)].filter((path) => !existsSync(path))).toEqual([]);
    for (const [, href = ''] of page.matchAll(/\]\(\.\.\/([^)]+)\)/g)) {
      expect(existsSync(href), href).toBe(true);
    }
  });
});
