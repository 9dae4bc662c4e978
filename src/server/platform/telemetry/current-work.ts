import { AsyncLocalStorage } from 'node:async_hooks';

/** What the process does right now for somebody: it answers a request, or does a job. Log lines and spans name it. */
export type Work = {
  requestId?: string;
  job?: string;
  jobId?: string;
  /** The pattern of the address, never the address itself; known once it is routed. */
  route?: string;
  /** Of a request that is over. */
  method?: string;
  status?: number;
  ms?: number;
};

const current = new AsyncLocalStorage<Work>();

export function duringWork<T>(work: Work, act: () => T): T {
  return current.run(work, act);
}

export function currentWork(): Work | undefined {
  return current.getStore();
}

/** Tells the work where its address leads, as a pattern such as `/boats/{slug}` or `/boats/:slug`. The first who knows is right. */
export function nameRoute(pattern: string): void {
  const work = current.getStore();
  if (work && work.route === undefined)
    work.route = pattern.replace(/:(\w+)(\{[^}]*\})?\??/g, '{$1}');
}

const refusals = new WeakMap<Work, string>();

/** Why the request was refused last: of what a page asks inside, it may be nothing that its reader hears of. */
export function noteRefusal(reason: string): void {
  const work = current.getStore();
  if (work) refusals.set(work, reason);
}

export function lastRefusal(): string | undefined {
  const work = current.getStore();
  return work && refusals.get(work);
}
