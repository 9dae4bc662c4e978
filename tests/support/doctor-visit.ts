import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { dataDirOf } from './test-database.ts';

const SCRIPT = fileURLToPath(new URL('../../scripts/doctor.mjs', import.meta.url));

/** What `npm run doctor` says with these settings, and how it ends. */
export function visitDoctor(
  settings: Record<string, string>,
): Promise<{ exitCode: number | null; words: string }> {
  const { PATH = '', HOME = '' } = process.env;
  const { DATABASE_URL: url } = settings;
  const ofDatabase = url === undefined ? {} : { DATA_DIR: dataDirOf(url) };
  const doctor = spawn(process.execPath, [SCRIPT], {
    env: { PATH, HOME, SANDBOXES: 'on', ...ofDatabase, ...settings },
  });
  let words = '';
  for (const stream of [doctor.stdout, doctor.stderr]) {
    stream.setEncoding('utf8').on('data', (more: string) => (words += more));
  }
  return new Promise((resolve, reject) => {
    doctor.once('error', reject);
    doctor.once('close', (exitCode) => resolve({ exitCode, words: words.trim() }));
  });
}
