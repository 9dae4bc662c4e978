import { storeForOffline } from '../../shared/acts/offline-requests.ts';

type TypedWindow = {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: () => string },
    ) => { createScriptURL: (url: string) => string };
  };
};

const ADDRESS = '/sw.js';

/** Registers the service worker after the load event, so that it does not delay the page. */
export function registerWhenLoaded(): void {
  if (!('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') registerWorker();
  else addEventListener('load', registerWorker);
}

/** Creates a Trusted Types policy, which the content policy requires; it allows only this script. */
function registerWorker(): void {
  const rules = { createScriptURL: () => ADDRESS };
  const policy = (window as TypedWindow).trustedTypes?.createPolicy('service-worker', rules);
  navigator.serviceWorker
    .register(policy?.createScriptURL(ADDRESS) ?? ADDRESS)
    .then(keepOwnLanguage)
    // Ignores a forbidden registration. The site then works only online.
    .catch(() => undefined);
}

/** Stores the offline page in the page's language. The worker caches the English page when it is installed. */
async function keepOwnLanguage(): Promise<void> {
  if (document.documentElement.lang !== 'en') await storeForOffline({ keepOfflinePage: true });
}
