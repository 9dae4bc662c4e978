import { forgetStored, readStored, writeStored } from '../layout/session-store.ts';
import type { PageModule, SiteRoute } from './site-route.ts';

const KEY = 'reloadedFor';

/**
 * Loads a page's code. After a deploy the old page's files are gone: then the whole site is loaded
 * anew, once for an address, so that a lasting failure does not reload for ever.
 */
export async function loadModule(route: SiteRoute, url: string): Promise<PageModule> {
  try {
    const module = await route.load();
    forgetStored(KEY);
    return module;
  } catch (error) {
    // Without a connection only a service worker has something to show at that address.
    const isReachable = navigator.onLine || navigator.serviceWorker?.controller;
    if (!isReachable || readStored(KEY) === url) throw error;
    writeStored(KEY, url);
    location.assign(url);
    return new Promise(() => undefined);
  }
}
