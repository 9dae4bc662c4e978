import type * as z from 'zod/mini';
import * as settings from './setting-kinds.ts';

export const nylasShape = {
  NYLAS_API_KEY: settings.optionalText,
  NYLAS_CLIENT_ID: settings.optionalText,
  NYLAS_WEBHOOK_SECRET: settings.optionalText,
  NYLAS_API_URL: settings.optionalWebAddress,
};

type Given = z.infer<z.ZodMiniObject<typeof nylasShape>>;

export function toNylas(given: Given) {
  if (!given.NYLAS_API_KEY || !given.NYLAS_CLIENT_ID) return undefined;
  return {
    apiKey: given.NYLAS_API_KEY,
    clientId: given.NYLAS_CLIENT_ID,
    webhookSecret: given.NYLAS_WEBHOOK_SECRET,
    apiUrl: given.NYLAS_API_URL ?? 'https://api.us.nylas.com',
  };
}
