import { commandNames, shopCommands, type CommandName, type ShopCommand } from './shop-commands.ts';

const ENTRY = 'npm run shop --';

/** Lists every command with its summary: the output of `npm run shop`. */
export function describeCommands(): string {
  const lines = commandNames.map((name): Line => [name, shopCommands[name].summary]);
  return [
    'Commands for the shop’s owner.',
    `Usage: ${ENTRY} COMMAND [OPTIONS]`,
    formatColumns(lines),
    `For help with a command: ${ENTRY} COMMAND --help\nCommands read the same settings as the server: the environment, then .env or the file in SETTINGS_FILE.`,
  ].join('\n\n');
}

/** Describes one command: the output of `npm run shop -- COMMAND --help`. */
export function describeCommand(name: CommandName): string {
  const { summary, options, chapter }: ShopCommand = shopCommands[name];
  const lines = Object.entries(options).map(([option, { value, help }]): Line => {
    return [value === undefined ? `--${option}` : `--${option} ${value}`, help];
  });
  return [
    `${summary}.`,
    describeUsage(name),
    ...(lines.length > 0 ? [formatColumns(lines)] : []),
    `More in docs/operations.md, “${chapter}”.`,
  ].join('\n\n');
}

export function describeUsage(name: CommandName): string {
  return shopCommands[name].usage
    .map((rest, nth) => `${nth === 0 ? 'Usage:' : '      '} ${ENTRY} ${name} ${rest}`.trimEnd())
    .join('\n');
}

type Line = [left: string, right: string];

function formatColumns(lines: readonly Line[]): string {
  const width = Math.max(...lines.map(([left]) => left.length));
  return lines.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}
