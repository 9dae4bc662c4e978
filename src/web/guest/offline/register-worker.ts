import { keepForOffline } from '../../shared/acts/offline-requests.ts';

type TypedWindow = {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: () => string },
    ) => { createScriptURL: (url: string) => string };
  };
};

const ADDRESS = '/sw.js';

/** Registers the service worker after the load event, behind everything the visitor waits for. */
export function registerWhenLoaded(): void {
  if (!('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') registerWorker();
  else addEventListener('load', registerWorker);
}

/** The content policy requires Trusted Types; this policy allows only this script. */
function registerWorker(): void {
  const rules = { createScriptURL: () => ADDRESS };
  const policy = (window as TypedWindow).trustedTypes?.createPolicy('service-worker', rules);
  navigator.serviceWorker
    .register(policy?.createScriptURL(ADDRESS) ?? ADDRESS)
    .then(keepOwnLanguage)
    // Registration may be forbidden: then the site works online only.
    .catch(() => undefined);
}

/** The worker has the offline page in English from the start. */
async function keepOwnLanguage(): Promise<void> {
  if (document.documentElement.lang !== 'en') await keepForOffline({ keepOfflinePage: true });
}
