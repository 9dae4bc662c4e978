/** What the settings of one service begin with: any other name of this kind is a mistake. */
const FAMILIES = [
  ...['DATABASE_', 'STRIPE_', 'NYLAS_', 'S3_', 'SMTP_', 'MAIL_', 'AUTH_', 'ADMIN_', 'BACKUP_'],
  ...['FORECAST_', 'COMPANY_', 'SEALING_', 'DOCUMENTS_', 'SUPPORT_', 'ALERT_'],
];

/** Settings that libraries and the ways of deploying read themselves. */
const OTHERS =
  /^(?:OTEL_|PG[A-Z]|NODE_|LC_|npm_|SSL_CERT_)|^(?:TZ|LANG|DOMAIN|UPSTREAM|POSTGRES_PASSWORD|DEV|SETTINGS_FILE)$|_PROXY$/i;

export type UnknownName = { name: string; nearest: string | null };

/** Names that are no setting, each with the setting that was probably meant. */
export function findUnknownNames(given: Iterable<string>, known: readonly string[]): UnknownName[] {
  return [...given]
    .filter((name) => !known.includes(name) && !OTHERS.test(name))
    .map((name) => ({ name, nearest: findNearest(name, known) }));
}

function findNearest(name: string, known: readonly string[]): string | null {
  const family = FAMILIES.find((start) => name.toUpperCase().startsWith(start));
  const candidates = known
    .map((setting) => ({ setting, edits: countEdits(name.toUpperCase(), setting) }))
    .toSorted((one, other) => one.edits - other.edits);
  const best = candidates.find(({ setting, edits }) => edits <= mostEdits(setting));
  const relative = candidates.find(({ setting }) => family && setting.startsWith(family));
  return (best ?? relative)?.setting ?? null;
}

/** Short names resemble too many others. */
function mostEdits(setting: string): number {
  return setting.length >= 8 ? 2 : setting.length >= 5 ? 1 : 0;
}

/** Optimal string alignment: insertions, deletions, replacements, and swaps of neighbours. */
function countEdits(from: string, to: string): number {
  let [beforeLast, last]: [number[], number[]] = [[], Array.from(`${to} `, (_, at) => at)];
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const isSame = from[i - 1] === to[j - 1];
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      row.push(
        Math.min(
          (row[j - 1] ?? 0) + 1,
          (last[j] ?? 0) + 1,
          (last[j - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap ? (beforeLast[j - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [beforeLast, last] = [last, row];
  }
  return last[to.length] ?? 0;
}
