import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';

const page = readFileSync('ARCHITECTURE.md', 'utf8');
const [, walks = ''] = /## Two ways through the code\n(.*?)\n## /s.exec(page) ?? [];
const [, beyond = ''] = /## Beyond the specification\n(.*?)\n## /s.exec(page) ?? [];
const named = (text: string) => [...text.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);

describe('the architecture page', () => {
  test('the architecture page has no line of more than 200 characters', () => {
    expect(page.split('\n').filter((line) => line.length > 200)).toEqual([]);
  });

  test('the walkthroughs on the architecture page name only existing files', () => {
    const files = globSync('src/**/*.{ts,tsx}').map((file) => file.replaceAll('\\', '/'));
    const names = new Set(files.map((file) => basename(file)));
    const steps = named(walks).filter((name) => /\.tsx?$/.test(name));
    expect(steps.length).toBeGreaterThan(20);
    const missing = steps.filter((step) =>
      step.includes('/') ? !existsSync(`src/${step}`) : !names.has(step),
    );
    expect(missing).toEqual([]);
  });

  test('the architecture page names only existing folders for additions to the specification', () => {
    const paths = named(beyond).filter((name) =>
      /^(web|server|contract|domain|tools)\//.test(name),
    );
    expect(paths.length).toBeGreaterThan(50);
    const missing = paths.filter((path) => !existsSync(path) && !existsSync(`src/${path}`));
    expect(missing).toEqual([]);
  });
});
