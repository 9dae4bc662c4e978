export type CommandOption = {
  type: 'string' | 'boolean';
  /** Placeholder for the value of a string option. */
  value?: string;
  help: string;
};

export type ShopCommand = {
  summary: string;
  /** Arguments after the command's name, one line for each form. */
  usage: readonly string[];
  /** Accepts positional arguments. */
  takesWords: boolean;
  options: Readonly<Record<string, CommandOption>>;
  /** Chapter of docs/operations.md. */
  chapter: string;
};

const person = {
  guest: { type: 'string', value: 'MAIL', help: 'a guest, by the address they booked with' },
  operator: { type: 'string', value: 'MAIL', help: 'a captain, by the address of the account' },
} as const;

/** The owner's commands; `run-command.ts` loads the file of each. */
export const shopCommands = {
  doctor: {
    summary: 'Checks seats, books and every configured service, and lists what needs attention',
    usage: [''],
    takesWords: false,
    options: {},
    chapter: 'A bad night',
  },
  settings: {
    summary: 'Lists every setting, where its value comes from and what is wrong with it',
    usage: [''],
    takesWords: false,
    options: {},
    chapter: 'Commands on the server',
  },
  backup: {
    summary: 'Backs up database, photos and keys, encrypted, while the shop sells',
    usage: ['[--full | --incremental]', '--made-elsewhere'],
    takesWords: false,
    options: {
      full: { type: 'boolean', help: 'with pgBackRest: copy the whole database' },
      incremental: { type: 'boolean', help: 'with pgBackRest: copy what changed since the last' },
      'made-elsewhere': {
        type: 'boolean',
        help: 'only note that another job has backed the shop up just now',
      },
    },
    chapter: 'Backup and restore',
  },
  restore: {
    summary: 'Brings a backup back, into an empty database or in place of the shop',
    usage: ['[--backup ID | --at MOMENT] [--replace [--discard] [--yes]]', '--list'],
    takesWords: false,
    options: {
      list: { type: 'boolean', help: 'list the backups and restore none' },
      backup: { type: 'string', value: 'ID', help: 'that backup instead of the newest' },
      at: {
        type: 'string',
        value: 'MOMENT',
        help: 'as the shop was then, such as 2026-11-23T14:05:00-04:00',
      },
      replace: { type: 'boolean', help: 'write over the shop that is there, after a backup of it' },
      discard: { type: 'boolean', help: 'write over it without that backup' },
      yes: { type: 'boolean', help: 'do not ask first' },
    },
    chapter: 'Backup and restore',
  },
  'move-out': {
    summary: 'Moves the shop from the embedded database to a PostgreSQL of your own',
    usage: ['--to DATABASE_URL'],
    takesWords: false,
    options: {
      to: { type: 'string', value: 'DATABASE_URL', help: 'an empty database, which gets the shop' },
    },
    chapter: 'Moving to a real database',
  },
  privacy: {
    summary: 'Shows, exports or erases what the shop keeps of a guest or a captain',
    usage: [
      'show   --guest MAIL | --operator MAIL',
      'export --guest MAIL | --operator MAIL --to FILE',
      'erase  --guest MAIL | --operator MAIL [--yes]',
    ],
    takesWords: true,
    options: {
      ...person,
      to: { type: 'string', value: 'FILE', help: 'a new file for the export' },
      yes: { type: 'boolean', help: 'erase without asking first' },
    },
    chapter: 'Personal data',
  },
  'recover-admin': {
    summary: 'Prints a link by which a super admin who lost access chooses a new password',
    usage: ['ADDRESS'],
    takesWords: true,
    options: {},
    chapter: 'The owner cannot get in',
  },
  'rotate-keys': {
    summary: 'Encrypts with SEALING_KEY what a key in OTHER_SEALING_KEYS encrypted',
    usage: [''],
    takesWords: false,
    options: {},
    chapter: 'Keys',
  },
} as const satisfies Record<string, ShopCommand>;

export type CommandName = keyof typeof shopCommands;

export const commandNames = Object.keys(shopCommands) as CommandName[];

export function isCommandName(name: string): name is CommandName {
  return Object.hasOwn(shopCommands, name);
}
