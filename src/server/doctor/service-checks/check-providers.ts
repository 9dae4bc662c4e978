import type { NylasConfig, StripeConfig } from '../../settings/config.ts';
import { ask, isFault, wrong, type ServiceFault } from './service-fault.ts';

/** Whether Stripe takes our key, and whether its messages will be believed. */
export async function checkStripe(stripe: StripeConfig): Promise<ServiceFault[]> {
  const faults: ServiceFault[] = [];
  const url = `${stripe.apiUrl}/v1/checkout/sessions?limit=1`;
  const answer = await ask('STRIPE_API_URL', url, { authorization: `Bearer ${stripe.secretKey}` });
  if (isFault(answer)) faults.push(answer);
  else if (!answer.ok) faults.push(wrong(refusal('STRIPE_SECRET_KEY', 'Stripe', answer.status)));
  if (stripe.webhookSecret === undefined) {
    faults.push(
      wrong(
        'STRIPE_WEBHOOK_SECRET is not set: Stripe’s messages are refused, so payments settle only by asking Stripe. It is shown with the webhook to PUBLIC_URL/webhooks/stripe.',
      ),
    );
  }
  return faults;
}

/** Whether Nylas takes our key, and whether its messages will be believed. */
export async function checkNylas(nylas: NylasConfig): Promise<ServiceFault[]> {
  const faults: ServiceFault[] = [];
  const url = `${nylas.apiUrl}/v3/grants?limit=1`;
  const answer = await ask('NYLAS_API_URL', url, { authorization: `Bearer ${nylas.apiKey}` });
  if (isFault(answer)) faults.push(answer);
  else if (!answer.ok) faults.push(wrong(refusal('NYLAS_API_KEY', 'Nylas', answer.status)));
  if (nylas.webhookSecret === undefined) {
    faults.push(
      wrong(
        'NYLAS_WEBHOOK_SECRET is not set: Nylas’s messages are refused, so captains’ calendars are only read every 5 minutes. It is shown with the webhook to PUBLIC_URL/webhooks/nylas.',
      ),
    );
  }
  return faults;
}

function refusal(setting: string, provider: string, status: number): string {
  return status === 403
    ? `${setting} may not do what the product needs: ${provider} answers 403. Give the key more rights.`
    : `${setting} is refused by ${provider} (${status}).`;
}
