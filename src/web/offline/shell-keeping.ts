import { keepTogether, pageWithFiles } from './page-keeping.ts';
import type { FetchEvent } from './worker-scope.ts';

/** Written by the build: it changes with every file of it. */
declare const SHELL_VERSION: string;

const PREFIX = 'shell-';
const SHELL = PREFIX + SHELL_VERSION;
const OFFLINE_PAGE = '/offline';

/** The page for when there is no connection, with all it needs. */
export async function keepShell(): Promise<void> {
  await keepTogether(SHELL, await pageWithFiles(OFFLINE_PAGE));
}

export async function keptOfflinePage(): Promise<Response | undefined> {
  const shell = await caches.open(SHELL);
  return shell.match(OFFLINE_PAGE);
}

/** What former builds left behind. */
export async function dropOldShells(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== SHELL);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** A file of the build: kept from the first time it is asked for, since its name changes with its content. */
export async function fileOf(event: FetchEvent): Promise<Response> {
  const kept = await caches.match(event.request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(keepFile(event.request, answer.clone()));
  return answer;
}

async function keepFile(request: Request, answer: Response): Promise<void> {
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
