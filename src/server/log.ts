export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

type Say = (message: string, details?: unknown) => void;
export type Log = Record<LogLevel, Say>;

/** Lines for the person who runs the server: `info` bare, the others named; warnings and errors to stderr. */
export function openLog(threshold: LogLevel): Log {
  const sayAt = (level: LogLevel): Say => {
    if (LOG_LEVELS.indexOf(level) < LOG_LEVELS.indexOf(threshold)) return () => {};
    const stream = level === 'info' || level === 'debug' ? process.stdout : process.stderr;
    const prefix = level === 'info' ? '' : `${level}: `;
    return (message, details) => {
      stream.write(`${prefix}${message}${details === undefined ? '' : ` ${inWords(details)}`}\n`);
    };
  };
  return { debug: sayAt('debug'), info: sayAt('info'), warn: sayAt('warn'), error: sayAt('error') };
}

function inWords(details: unknown): string {
  if (details instanceof Error) return details.stack ?? details.message;
  return typeof details === 'string' ? details : JSON.stringify(details);
}
