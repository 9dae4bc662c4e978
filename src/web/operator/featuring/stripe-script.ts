/** The part of Stripe.js used here. */
export type StripeScript = {
  elements: () => {
    create: (kind: 'cardNumber' | 'cardExpiry' | 'cardCvc', look: object) => StripeField;
  };
  createPaymentMethod: (input: {
    type: 'card';
    card: StripeField;
    billing_details: { name: string; address: { postal_code: string } };
  }) => Promise<{ paymentMethod?: { id: string }; error?: { type: string } }>;
};

export type StripeField = {
  mount: (place: HTMLElement) => void;
  destroy: () => void;
  on: (event: 'change', listener: (change: { empty: boolean }) => void) => void;
};

type StripeWindow = {
  Stripe?: (publishableKey: string) => StripeScript;
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (url: string) => string },
    ) => { createScriptURL: (url: string) => string };
  };
};

/** Stripe.js must be loaded from this address; self-hosting is not allowed. */
const ADDRESS = 'https://js.stripe.com/v3/';

let loading: Promise<void> | null = null;

/** Loads the script once; retries after a failure. */
export async function loadStripe(publishableKey: string): Promise<StripeScript> {
  const page = window as StripeWindow;
  loading ??= addScript(page);
  try {
    await loading;
  } catch (error) {
    loading = null;
    throw error;
  }
  if (!page.Stripe) throw new Error('Stripe’s script brought nothing along.');
  return page.Stripe(publishableKey);
}

function addScript(page: StripeWindow): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('Stripe’s script could not be loaded.'));
    });
    script.src = trusted(page, ADDRESS);
    document.head.append(script);
  });
}

function trusted(page: StripeWindow, address: string): string {
  const policy = page.trustedTypes?.createPolicy('stripe-script', {
    createScriptURL: (url) => {
      if (url !== ADDRESS) throw new TypeError('Only Stripe’s script is loaded so.');
      return url;
    },
  });
  return policy?.createScriptURL(address) ?? address;
}
