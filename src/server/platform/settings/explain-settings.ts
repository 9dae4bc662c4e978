import { readConfig, settingDefaults, settingNames } from './config.ts';
import { readGivenSettings } from './given-settings.ts';

type Environment = Record<string, string | undefined>;
type Row = { name: string; value: string; from: string };

/** Report of all settings: the value and source of each, and faults. Contains no secrets. */
export type SettingsReport = { text: string; isRight: boolean };

export function explainSettings(env: Environment): SettingsReport {
  const { path, values, ...given } = readGivenSettings(env, settingNames);
  const rows = settingNames.map((name): Row => {
    const ofProcess = env[name];
    const ofFile = values.get(name);
    const value = (ofProcess ?? ofFile?.value ?? '').trim();
    if (value === '') return { name, value: settingDefaults[name] ?? '', from: 'default' };
    const from = ofProcess === undefined ? `${path}, line ${ofFile?.line ?? 0}` : 'environment';
    return { name, value: showValue(name, value), from };
  });
  const merged = Object.fromEntries([...values].map(([name, { value }]) => [name, value]));
  const reading = readConfig({ ...merged, ...withoutUndefined(env) });
  const isRead = 'config' in reading;
  const wrong = [
    ...given.problems,
    ...(isRead ? reading.config.missingForProduction : reading.problems),
  ];
  const warnings = [...given.warnings, ...(isRead ? reading.config.warnings : [])];
  const stage = isRead ? [`This is ${reading.config.stage}.`] : [];
  const parts = [
    stage,
    formatSection('Set', formatColumns(rows.filter(({ from }) => from !== 'default'))),
    formatSection('Defaults', formatColumns(rows.filter(({ from }) => from === 'default'))),
    formatSection('Warnings', warnings),
    wrong.length === 0 ? ['No problems found.'] : formatSection('Problems', wrong),
  ];
  const text = parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
  return { text, isRight: wrong.length === 0 };
}

const SECRET = /(_KEY|_KEYS|_KEY_ID|_SECRET|_PASSWORD|_PASSPHRASE|_TOKEN)$/;
const HIDDEN = 'set (not shown)';

/** Hides malformed URLs, which may contain a password anywhere. */
function showValue(name: string, value: string): string {
  if (name === 'STRIPE_PUBLISHABLE_KEY' && value.startsWith('pk_')) return value;
  if (SECRET.test(name)) return HIDDEN;
  if (!value.includes('://')) return value;
  return value.split(/,\s*/).map(withoutPassword).join(', ');
}

function withoutPassword(address: string): string {
  if (!URL.canParse(address)) return HIDDEN;
  const url = new URL(address);
  const isOdd = url.hash !== '' || /@/.test(url.pathname);
  if (isOdd) return HIDDEN;
  if (url.password !== '') url.password = '***';
  for (const name of url.searchParams.keys()) {
    if (/pass|secret|token|key/i.test(name)) url.searchParams.set(name, '***');
  }
  return url.href;
}

function formatSection(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)];
}

function formatColumns(rows: readonly Row[]): string[] {
  const width = (pick: (row: Row) => string, max: number) =>
    Math.min(max, Math.max(0, ...rows.map((row) => pick(row).length)));
  const names = width(({ name }) => name, 40);
  const values = width(({ value }) => value, 60);
  return rows.map(({ name, value, from }) =>
    `${name.padEnd(names)}  ${(value || '-').padEnd(values)}  ${from === 'default' ? '' : from}`.trimEnd(),
  );
}

function withoutUndefined(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined));
}
