import { forgetStored, readStored, writeStored } from '../layout/session-store.ts';
import type { PageModule, SiteRoute } from './site-route.ts';

const KEY = 'reloadedFor';

/**
 * Loads a page's chunk. After a deploy the old chunks are gone: then the site is reloaded, once per address,
 * so that a lasting failure does not loop.
 */
export async function loadModule(route: SiteRoute, url: string): Promise<PageModule> {
  try {
    const module = await route.load();
    forgetStored(KEY);
    return module;
  } catch (error) {
    // Offline, reloading helps only if a service worker can answer.
    const isReachable = navigator.onLine || navigator.serviceWorker?.controller;
    if (!isReachable || readStored(KEY) === url) throw error;
    writeStored(KEY, url);
    location.assign(url);
    return new Promise(() => undefined);
  }
}
