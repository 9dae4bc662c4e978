import { existsSync, readFileSync } from 'node:fs';
import { run, runTool, say } from './project.mjs';

// Prefers the headless shell, which halves the time of a journey.
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Finds a Chromium for browser tests: Debian's headless shell, else an installed Chromium, else Playwright's own.
 * Returns its path; undefined means Playwright's own.
 */
export async function findChromium(node) {
  const named = [process.env.CHROMIUM_PATH, HEADLESS_SHELL].find(isThere);
  if (named) return named;
  if (isRootOnDebian() && (await installDebians())) return HEADLESS_SHELL;
  const found = PLACES.find(isThere);
  if (found) return found;
  say('Installing a browser for the tests (playwright install chromium) …');
  const exitCode = await runTool(node, '@playwright/test', ['install', 'chromium'], {
    command: 'playwright',
  });
  if (exitCode !== 0) {
    say(
      'There is no Chromium for the browser tests. Install one, or set its path: CHROMIUM_PATH=… npm test',
    );
    process.exit(1);
  }
  return undefined;
}

function isThere(path) {
  return Boolean(path) && existsSync(path);
}

function isRootOnDebian() {
  return (
    process.getuid?.() === 0 &&
    existsSync('/etc/os-release') &&
    /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  );
}

async function installDebians() {
  say('Installing a browser for the tests (apt-get install chromium-headless-shell) …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...words) => run('apt-get', ['-qq', ...words], { env });
  const isDone =
    (await apt('update')) === 0 && (await apt('install', '-y', 'chromium-headless-shell')) === 0;
  return isDone && isThere(HEADLESS_SHELL);
}
