import { cacheResponses, pageWithFiles } from './page-cache.ts';
import type { FetchEvent } from './worker-scope.ts';

/** Injected by the build: a hash over all its files. */
declare const SHELL_VERSION: string;

const PREFIX = 'shell-';
const SHELL = PREFIX + SHELL_VERSION;
const OFFLINE_PAGE = '/offline';

/** Caches the offline page with its files. */
export async function cacheShell(): Promise<void> {
  await cacheResponses(SHELL, await pageWithFiles(OFFLINE_PAGE));
}

export async function cachedOfflinePage(): Promise<Response | undefined> {
  const shell = await caches.open(SHELL);
  return shell.match(OFFLINE_PAGE);
}

/** Deletes the caches of former builds. */
export async function dropOldShells(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== SHELL);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Cache first: a file of the build is immutable, since its name changes with its content. */
export async function fileOf(event: FetchEvent): Promise<Response> {
  const kept = await caches.match(event.request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(cacheFile(event.request, answer.clone()));
  return answer;
}

async function cacheFile(request: Request, answer: Response): Promise<void> {
  const shell = await caches.open(SHELL);
  await shell.put(request, answer);
}

export async function iconOf(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request, { ignoreVary: true })) ?? Response.error();
  }
}
