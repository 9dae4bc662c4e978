type TypedWindow = {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: () => string },
    ) => { createScriptURL: (url: string) => string };
  };
};

const ADDRESS = '/sw.js';

/** Lets the service worker in. The page's content policy takes its address only from a policy that knows no other. */
export async function registerWorker(): Promise<void> {
  const rules = { createScriptURL: () => ADDRESS };
  const policy = (window as TypedWindow).trustedTypes?.createPolicy('service-worker', rules);
  try {
    await navigator.serviceWorker.register(policy?.createScriptURL(ADDRESS) ?? ADDRESS);
  } catch {
    // A browser may forbid it: then pages need a connection, as they always did.
  }
}
