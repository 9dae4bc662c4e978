import type { Work } from '../calendars/calendar-store.ts';

/** GET /v3/applications: the sandbox's only application. */
export async function getApplication(work: Work): Promise<object> {
  const { client, siteUrl } = work.context;
  return {
    data: {
      application_id: client.clientId,
      organization_id: `${client.clientId}-organization`,
      region: 'us',
      environment: 'sandbox',
      branding: { name: client.clientId, website_url: siteUrl },
      callback_uris: callbackUris(work),
    },
  };
}

/** GET /v3/applications/redirect-uris */
export async function getRedirectUris(work: Work): Promise<object> {
  return { data: callbackUris(work) };
}

/** Allows any URL on the application's origin. */
function callbackUris({ context: { siteUrl } }: Work): object[] {
  return [{ id: 'site', platform: 'web', url: siteUrl }];
}
