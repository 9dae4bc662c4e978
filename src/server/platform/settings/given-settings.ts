import { findUnknownNames } from './setting-names.ts';
import { readSettingsFile, type SettingsFile } from './settings-file.ts';

type Environment = Record<string, string | undefined>;

/** Values of a settings file, with probable mistakes in the file and in the environment. */
export type GivenSettings = {
  path: string;
  values: SettingsFile['values'];
  problems: string[];
  warnings: string[];
};

/** Reads `SETTINGS_FILE`, or `.env` in the working folder. The environment takes precedence. */
export function readGivenSettings(env: Environment, known: readonly string[]): GivenSettings {
  const named = env['SETTINGS_FILE']?.trim();
  const path = named || '.env';
  const { values, problems } = readSettingsFile(path, { isNamed: Boolean(named) });
  const misspelled = findUnknownNames(values.keys(), known);
  return {
    path,
    values,
    problems: [
      ...problems,
      ...misspelled.flatMap(({ name, nearest }) =>
        nearest === null ? [] : [`${whereIs(name)}: ${describeUnknown(name, nearest)}`],
      ),
      ...findLateNames(env, values).map((name) => `${whereIs(name)}: ${TOO_LATE(name)}`),
      ...findTwoDataFolders(env, values, path),
    ],
    warnings: [
      ...misspelled
        .filter(({ nearest }) => nearest === null)
        .map(({ name }) => `${whereIs(name)}: ${describeUnknown(name, null)}`),
      ...findUnknownNames(Object.keys(env).filter(isNotOfSystem), known).flatMap(
        ({ name, nearest }) =>
          nearest === null ? [] : [`In the environment: ${describeUnknown(name, nearest)}`],
      ),
    ],
  };

  function whereIs(name: string): string {
    return `${path}, line ${values.get(name)?.line ?? 0}`;
  }
}

/** Many systems set LANGUAGE for their own translations. */
function isNotOfSystem(name: string): boolean {
  return name !== 'LANGUAGE';
}

function describeUnknown(name: string, nearest: string | null): string {
  return `${name} is not a setting of this product${nearest === null ? '.' : `. Did you mean ${nearest}?`}`;
}

const TOO_LATE = (name: string) =>
  `Node needs ${name} before it reads this file: set it in the environment instead (systemctl edit boat-trips).`;

/** Lists variables in the file that Node reads only at startup. */
function findLateNames(env: Environment, values: SettingsFile['values']): string[] {
  return [...values.keys()].filter(
    (name) => /^(NODE_(?!ENV$)|SSL_CERT_|UV_)/.test(name) && env[name] !== values.get(name)?.value,
  );
}

/** Detects two values of DATA_DIR: a server and its backups must use the same folder. */
function findTwoDataFolders(
  env: Environment,
  values: SettingsFile['values'],
  path: string,
): string[] {
  const ofProcess = env['DATA_DIR'];
  const ofFile = values.get('DATA_DIR')?.value;
  if (path === '.env' || !ofProcess || !ofFile || ofProcess === ofFile) return [];
  return [
    `DATA_DIR is ${ofFile} in ${path}, but ${ofProcess} in the environment: set it in one place only.`,
  ];
}
