import { createInterface } from 'node:readline/promises';
import { openLog, type Log } from '../platform/telemetry/log.ts';
import { type Config, readProcessConfig } from '../platform/settings/config.ts';

/** Runs an owner's command: sets up the log, reports errors with `nothingDone`, and sets the exit code. */
export async function runOwnerCommand(
  nothingDone: string,
  act: (config: Config, log: Log) => Promise<void>,
): Promise<void> {
  const reading = readProcessConfig();
  if ('problems' in reading) {
    const list = reading.problems.map((problem) => `  ${problem}\n`).join('');
    process.stderr.write(`${nothingDone}, because these settings are missing or invalid:\n${list}`);
    process.exitCode = 1;
    return;
  }
  try {
    await act(reading.config, openLog('info'));
  } catch (error) {
    process.stderr.write(`${nothingDone}: ${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}

/** Asks for confirmation before an irreversible action, unless `isAgreed`. */
export async function askForConfirmation(question: string, isAgreed: boolean): Promise<void> {
  if (isAgreed) return;
  if (!process.stdin.isTTY) {
    throw new Error(
      `${question}\nThis needs confirmation, but there is no terminal. To confirm, add --yes.`,
    );
  }
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await asking.question(`${question}\nType yes to continue: `);
    if (answer.trim().toLowerCase() !== 'yes') throw new Error('not confirmed.');
  } finally {
    asking.close();
  }
}
