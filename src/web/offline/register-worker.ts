type TypedWindow = {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: () => string },
    ) => { createScriptURL: (url: string) => string };
  };
};

const ADDRESS = '/sw.js';

/** Lets the service worker in, after all that the visitor waits for. */
export function letWorkerIn(): void {
  if (!('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') registerWorker();
  else addEventListener('load', registerWorker);
}

/** The page's content policy takes its address only from a policy that knows no other. */
function registerWorker(): void {
  const rules = { createScriptURL: () => ADDRESS };
  const policy = (window as TypedWindow).trustedTypes?.createPolicy('service-worker', rules);
  navigator.serviceWorker
    .register(policy?.createScriptURL(ADDRESS) ?? ADDRESS)
    // A browser may forbid it: then pages need a connection, as they always did.
    .catch(() => undefined);
}
