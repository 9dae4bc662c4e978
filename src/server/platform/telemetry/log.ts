import { currentWork } from './current-work.ts';
import { currentTraceId } from './tracing.ts';
import { withoutPersonalData } from './without-personal-data.ts';

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
export const LOG_FORMATS = ['text', 'json'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

type Say = (message: string, details?: unknown) => void;
export type Log = Record<LogLevel, Say>;

type Write = (level: LogLevel, message: string, details: unknown) => string;

/**
 * Writes log lines as text, with the level in front unless it is `info`, or as one JSON object per line, with the
 * current request or job. Warnings and errors go to stderr.
 */
export function openLog(threshold: LogLevel, format: LogFormat = 'text'): Log {
  const write = format === 'json' ? asJson : asText;
  const sayAt = (level: LogLevel): Say => {
    if (LOG_LEVELS.indexOf(level) < LOG_LEVELS.indexOf(threshold)) return () => {};
    const stream = level === 'info' || level === 'debug' ? process.stdout : process.stderr;
    return (message, details) => void stream.write(`${write(level, message, details)}\n`);
  };
  return { debug: sayAt('debug'), info: sayAt('info'), warn: sayAt('warn'), error: sayAt('error') };
}

const asText: Write = (level, message, details) => {
  const prefix = level === 'info' ? '' : `${level}: `;
  return `${prefix}${message}${details === undefined ? '' : ` ${inWords(details)}`}`;
};

function inWords(details: unknown): string {
  if (details instanceof Error) return withoutPersonalData(details.stack ?? details.message);
  return typeof details === 'string' ? withoutPersonalData(details) : JSON.stringify(details);
}

const asJson: Write = (level, message, details) =>
  JSON.stringify({
    time: new Date().toISOString(),
    level,
    message: withoutPersonalData(message),
    ...currentWork(),
    traceId: currentTraceId(),
    ...inFields(details),
  });

function inFields(details: unknown): Record<string, unknown> {
  if (details instanceof Error) return { error: errorInFields(details) };
  if (typeof details === 'object' && details !== null) return { ...details };
  return typeof details === 'string' ? { details: withoutPersonalData(details) } : {};
}

function errorInFields({ name, message, stack, cause }: Error): Record<string, unknown> {
  return {
    name,
    message: withoutPersonalData(message),
    stack: withoutPersonalData(stack ?? ''),
    ...(cause instanceof Error ? { cause: withoutPersonalData(cause.message) } : {}),
  };
}
