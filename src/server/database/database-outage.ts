/**
 * Whether an error says that the database cannot do its work now, and will again: it is away, restarting,
 * full, read-only, or has no connection left. What it says about a query of ours is no outage.
 */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return OUTAGE_CODES.has(code) || /^08...$/.test(code) || LOST_CONNECTION.test(error.message);
}

const OUTAGE_CODES = new Set([
  // PostgreSQL: shut down by its admin, crashed, starting up, database dropped.
  ...['57P01', '57P02', '57P03', '57P04'],
  // Disk full, out of memory, too many connections, a limit of its settings, a file that cannot be read.
  ...['53100', '53200', '53300', '53400', '58030'],
  // Read-only: a standby, or one that was switched so because its disk filled up.
  '25006',
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'ENETUNREACH'],
]);

/** The driver's own words, which carry no code. */
const LOST_CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;
