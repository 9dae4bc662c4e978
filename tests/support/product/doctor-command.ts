import { runShopCommand, type CommandEnd } from './shop-command.ts';

/** Runs `npm run shop -- doctor` with these settings; returns its output and exit code. */
export function visitDoctor(settings: Record<string, string>): Promise<CommandEnd> {
  return runShopCommand('doctor', settings);
}
