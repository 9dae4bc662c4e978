import { readFileSync } from 'node:fs';

/** Values of a settings file by name, and descriptions of its ambiguous lines. */
export type SettingsFile = {
  values: ReadonlyMap<string, { value: string; line: number }>;
  problems: string[];
};

/**
 * Parses lines of `NAME=value`. systemd, Node, shells and Docker Compose disagree about `#`, `\` and quotes, and the
 * file may be written for any of them, so ambiguous lines are refused (docs/decisions/0129).
 */
export function parseSettingsFile(text: string, path: string): SettingsFile {
  const values = new Map<string, { value: string; line: number }>();
  const problems: string[] = [];
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  for (const [at, content] of lines.entries()) {
    const reading = parseLine(content.trim());
    if (reading === null) continue;
    const line = at + 1;
    const where = `${path}, line ${line}`;
    if ('problem' in reading) problems.push(`${where}: ${reading.problem}`);
    else {
      const earlier = values.get(reading.name);
      if (earlier && earlier.value !== reading.value)
        problems.push(`${where}: ${reading.name} has a different value on line ${earlier.line}.`);
      values.set(reading.name, { value: reading.value, line });
    }
  }
  return { values, problems };
}

/** Treats a missing file as empty, unless it was named. */
export function readSettingsFile(path: string, { isNamed }: { isNamed: boolean }): SettingsFile {
  try {
    return parseSettingsFile(readFileSync(path, 'utf8'), path);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const isMissing = code === 'ENOENT' && !isNamed;
    return {
      values: new Map(),
      problems: isMissing ? [] : [`${path} cannot be read: ${message}.`],
    };
  }
}

type Line = { name: string; value: string } | { problem: string };

function parseLine(content: string): Line | null {
  if (content === '') return null;
  if (content.startsWith('#')) {
    if (!content.endsWith('\\')) return null;
    return { problem: 'a comment that ends with \\ hides the next line from some programs.' };
  }
  const [, name, written] = /^([A-Za-z_]\w*)\s*=\s*(.*)$/s.exec(content) ?? [];
  if (name === undefined || written === undefined) {
    return { problem: 'expected NAME=value, or a comment that begins with #.' };
  }
  const value = parseValue(written);
  return value === null ? { problem: `${name} ${QUOTE_IT}` } : { name, value };
}

const QUOTE_IT =
  "is ambiguous: put its value in single quotes ('…'), and any comment on its own line.";

/** Null for values that programs read differently. */
function parseValue(written: string): string | null {
  if (written.includes('\0')) return null;
  const [, single, double] = /^(?:'([^']*)'|"([^"\\]*)")$/.exec(written) ?? [];
  const quoted = single ?? double;
  if (quoted !== undefined) return quoted;
  return /^['"`]|[#\\]/.test(written) ? null : written;
}

/** Formats a line that `parseSettingsFile` reads back; null if the value cannot be expressed. */
export function writeSetting(name: string, value: string): string | null {
  const written = [value, `'${value}'`, `"${value}"`].find((each) => parseValue(each) === value);
  return written === undefined || /[\r\n]/.test(value) ? null : `${name}=${written}\n`;
}
