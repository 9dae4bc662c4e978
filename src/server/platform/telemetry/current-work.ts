import { AsyncLocalStorage } from 'node:async_hooks';

/** Request or job that the running code belongs to; named in log lines and spans. */
export type Work = {
  requestId?: string;
  job?: string;
  jobId?: string;
  /** Route pattern, never the URL itself; set by the router. */
  route?: string;
  /** Set when the request is finished. */
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

/** Sets the route pattern, such as `/boats/{slug}` or `/boats/:slug`. The first caller wins. */
export function nameRoute(pattern: string): void {
  const work = current.getStore();
  if (work && work.route === undefined)
    work.route = pattern.replace(/:(\w+)(\{[^}]*\})?\??/g, '{$1}');
}

const refusals = new WeakMap<Work, string>();

/** Records the latest refusal. The visitor never sees a refusal of a page's in-process API call. */
export function noteRefusal(reason: string): void {
  const work = current.getStore();
  if (work) refusals.set(work, reason);
}

export function getLastRefusal(): string | undefined {
  const work = current.getStore();
  return work && refusals.get(work);
}
