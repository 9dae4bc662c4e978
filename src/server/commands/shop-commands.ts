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
  guest: { type: 'string', value: 'MAIL', help: 'a guest, by the email address they booked with' },
  operator: {
    type: 'string',
    value: 'MAIL',
    help: 'a captain, by the email address of their account',
  },
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
    summary: 'Lists every setting, where its value comes from, and any problem with it',
    usage: [''],
    takesWords: false,
    options: {},
    chapter: 'Commands on the server',
  },
  backup: {
    summary: 'Backs up the database, photos and keys, encrypted, while the shop runs',
    usage: ['[--full | --incremental]', '--made-elsewhere'],
    takesWords: false,
    options: {
      full: { type: 'boolean', help: 'with pgBackRest: copy the whole database' },
      incremental: {
        type: 'boolean',
        help: 'with pgBackRest: copy what changed since the last backup',
      },
      'made-elsewhere': {
        type: 'boolean',
        help: 'only record that another job has just backed up the shop',
      },
    },
    chapter: 'Backup and restore',
  },
  restore: {
    summary: 'Restores a backup, into an empty database or over the existing shop',
    usage: ['[--backup ID | --at MOMENT] [--replace [--discard] [--yes]]', '--list'],
    takesWords: false,
    options: {
      list: { type: 'boolean', help: 'list the backups without restoring one' },
      backup: { type: 'string', value: 'ID', help: 'restore this backup instead of the newest' },
      at: {
        type: 'string',
        value: 'MOMENT',
        help: 'restore the shop as of this time, such as 2026-11-23T14:05:00-04:00',
      },
      replace: { type: 'boolean', help: 'overwrite the existing shop, after backing it up' },
      discard: { type: 'boolean', help: 'overwrite it without backing it up' },
      yes: { type: 'boolean', help: 'do not ask for confirmation' },
    },
    chapter: 'Backup and restore',
  },
  'move-out': {
    summary: 'Moves the shop from the embedded database to your own PostgreSQL server',
    usage: ['--to DATABASE_URL'],
    takesWords: false,
    options: {
      to: { type: 'string', value: 'DATABASE_URL', help: 'the empty database to move the shop to' },
    },
    chapter: 'Moving to a real database',
  },
  privacy: {
    summary: 'Shows, exports or erases what the shop stores about a guest or a captain',
    usage: [
      'show   --guest MAIL | --operator MAIL',
      'export --guest MAIL | --operator MAIL --to FILE',
      'erase  --guest MAIL | --operator MAIL [--yes]',
    ],
    takesWords: true,
    options: {
      ...person,
      to: { type: 'string', value: 'FILE', help: 'a new file for the export' },
      yes: { type: 'boolean', help: 'do not ask for confirmation' },
    },
    chapter: 'Personal data',
  },
  'recover-admin': {
    summary: 'Prints a link for a super admin who lost access to choose a new password',
    usage: ['ADDRESS'],
    takesWords: true,
    options: {},
    chapter: 'The owner cannot get in',
  },
  'rotate-keys': {
    summary: 'Re-encrypts with SEALING_KEY what a key in OTHER_SEALING_KEYS encrypted',
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
