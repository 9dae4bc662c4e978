import type { Config } from '../settings/config.ts';
import type { MetricReadings } from '../http/summed-metrics.ts';

/** What a worker needs to open the application, beside the settings. */
export type WorkerShare = {
  databaseUrl: string;
  /** Connections of its pool. */
  poolSize: number;
  /** Does what is done once at a start: the first accounts. */
  isFirst: boolean;
};

/** What the main process tells a worker to do. */
export type Order =
  | { do: 'open'; config: Config; share: WorkerShare }
  /** Takes connections from now on, and does jobs. */
  | { do: 'serve' }
  /** A visitor's connection comes with it. */
  | { do: 'take-connection'; connection: number }
  /** Says that it is not ready, and goes on answering. */
  | { do: 'stop-being-ready' }
  | { do: 'end'; gently: boolean }
  | { do: 'read-metrics'; question: number }
  /** The answer to its `ask-metrics`. */
  | { do: 'take-metrics'; question: number; text: string };

/** What a worker tells the main process. */
export type Report =
  | { told: 'done'; order: Order['do'] }
  /** It ends after that; the words are for the owner. */
  | { told: 'failed'; words: string; details: string | undefined; isOutage: boolean }
  | { told: 'connected'; connection: number }
  | { told: 'metrics'; question: number; readings: MetricReadings }
  | { told: 'ask-metrics'; question: number };
