import { describeCommand, describeCommands } from './command-help.ts';
import { describeUnknownCommand, findArgumentFault } from './find-argument-fault.ts';
import { isCommandName, type CommandName } from './shop-commands.ts';

// `npm run shop -- COMMAND`: loads only what that command needs.
const run: Record<CommandName, (args: string[]) => Promise<void> | void> = {
  doctor: async () => (await import('./doctor.ts')).runDoctor(),
  settings: async () => (await import('./show-settings.ts')).showSettings(),
  backup: async (args) => (await import('./backup.ts')).runBackup(args),
  restore: async (args) => (await import('./restore.ts')).runRestore(args),
  'move-out': async (args) => (await import('./move-out.ts')).runMoveOut(args),
  privacy: async (args) => (await import('./privacy.ts')).runPrivacy(args),
  'recover-admin': async (args) => (await import('./recover-admin.ts')).runRecoverAdmin(args),
  'rotate-keys': async () => (await import('./rotate-keys.ts')).runRotateKeys(),
};

const [name = '--help', ...args] = process.argv.slice(2);
if (isHelp(name)) say(describeCommands());
else if (!isCommandName(name)) refuse(describeUnknownCommand(name));
else if (args.some(isHelp)) say(describeCommand(name));
else await runChecked(name);

async function runChecked(command: CommandName): Promise<void> {
  const fault = findArgumentFault(command, args);
  if (fault === null) await run[command](args);
  else refuse(fault);
}

function isHelp(word: string): boolean {
  return word === '--help' || word === '-h';
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function refuse(text: string): void {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
