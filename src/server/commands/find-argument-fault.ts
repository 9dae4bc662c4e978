import { parseArgs } from 'node:util';
import { findNearestName } from '../platform/settings/nearest-name.ts';
import {
  commandNames,
  shopCommands,
  type CommandName,
  type CommandOption,
  type ShopCommand,
} from './shop-commands.ts';

const LIST = 'For a list of commands: npm run shop -- --help';

export function describeUnknownCommand(name: string): string {
  const nearest = findNearestName(name, commandNames);
  const meant = nearest === null ? '' : ` Did you mean ${nearest}?`;
  return `There is no command called “${name}”.${meant} ${LIST}`;
}

/** Describes a fault in a command's arguments; null if their form is right. Commands validate the values themselves. */
export function findArgumentFault(name: CommandName, args: string[]): string | null {
  const { options, takesWords }: ShopCommand = shopCommands[name];
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true });
  const given = tokens.filter((token) => token.kind === 'option');
  const unknown = given.find((token) => !Object.hasOwn(options, token.name));
  if (unknown) return describeUnknownOption(name, unknown.rawName, Object.keys(options));
  const surplus = tokens.find((token) => token.kind === 'positional');
  if (surplus && !takesWords) return `${name} does not take “${surplus.value}”.${help(name)}`;
  return given.map((each) => findValueFault(each, options[each.name])).find(Boolean) ?? null;
}

type GivenOption = {
  rawName: string;
  value: string | undefined;
  inlineValue: boolean | undefined;
};

function findValueFault(given: GivenOption, option: CommandOption | undefined): string | null {
  const { rawName, value, inlineValue } = given;
  if (option?.type === 'boolean') return value === undefined ? null : `${rawName} takes no value.`;
  // `--to --yes` lacks a value; `--to=-x` has a value.
  const isMissing = !value || (!inlineValue && value.startsWith('-'));
  return isMissing ? `${rawName} needs a value: ${rawName} ${option?.value}` : null;
}

function describeUnknownOption(name: CommandName, option: string, known: string[]): string {
  const nearest = findNearestName(option.replace(/^--?/, ''), known);
  const meant = nearest === null ? '' : ` Did you mean --${nearest}?`;
  return `${name} has no option ${option}.${meant}${help(name)}`;
}

function help(name: CommandName): string {
  return ` For help: npm run shop -- ${name} --help`;
}
