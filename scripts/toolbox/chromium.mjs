import { existsSync, readFileSync } from 'node:fs';
import { run, runTool, say } from './project.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * A Chromium for the browser's tests: one that is there, else Debian's, else Playwright's own.
 * Returns its path; undefined is Playwright's own.
 */
export async function findChromium(node) {
  const found = [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path));
  if (found) return found;
  if (isRootOnDebian() && (await installDebians())) return PLACES[0];
  say('Installing a browser for the tests (playwright install chromium) …');
  const exitCode = await runTool(node, '@playwright/test', ['install', 'chromium'], {
    command: 'playwright',
  });
  if (exitCode !== 0) {
    say(
      'There is no Chromium for the browser tests. Install one, or name it: CHROMIUM_PATH=… npm test',
    );
    process.exit(1);
  }
  return undefined;
}

function isRootOnDebian() {
  return (
    process.getuid?.() === 0 &&
    existsSync('/etc/os-release') &&
    /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  );
}

async function installDebians() {
  say('Installing a browser for the tests (apt-get install chromium) …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const updated = await run('apt-get', ['update', '-qq'], { env });
  const installed =
    updated === 0 ? await run('apt-get', ['install', '-y', '-qq', 'chromium'], { env }) : updated;
  return installed === 0 && existsSync(PLACES[0]);
}
