import { runShopCommand, type CommandEnd } from './shop-command.ts';

/** What `npm run shop -- doctor` says with these settings, and how it ends. */
export function visitDoctor(settings: Record<string, string>): Promise<CommandEnd> {
  return runShopCommand('doctor', settings);
}
