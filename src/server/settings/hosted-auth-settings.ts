import * as z from 'zod/mini';
import * as settings from './setting-kinds.ts';

/** A hosted auth service. */
export type AuthConfig = {
  url: string;
  anonKey: string;
  issuer: string;
  audience: string;
  jwksUrl: string;
  /** Shared secret of services that still sign with HS256. */
  secret: string | undefined;
};

export const hostedAuthShape = {
  AUTH_URL: settings.optionalWebAddress,
  AUTH_ANON_KEY: settings.optionalText,
  AUTH_JWT_ISSUER: settings.optionalText,
  AUTH_JWT_AUDIENCE: z._default(z.string(), 'authenticated'),
  AUTH_JWT_JWKS_URL: settings.optionalWebAddress,
  AUTH_JWT_SECRET: settings.optionalText,
};

type Given = z.infer<z.ZodMiniObject<typeof hostedAuthShape>>;

/** Undefined where the embedded service is to be used. */
export function toHostedAuth(given: Given): AuthConfig | undefined {
  if (!given.AUTH_URL || !given.AUTH_ANON_KEY) return undefined;
  return {
    url: given.AUTH_URL,
    anonKey: given.AUTH_ANON_KEY,
    issuer: given.AUTH_JWT_ISSUER ?? given.AUTH_URL,
    audience: given.AUTH_JWT_AUDIENCE,
    jwksUrl: given.AUTH_JWT_JWKS_URL ?? `${given.AUTH_URL}/.well-known/jwks.json`,
    secret: given.AUTH_JWT_SECRET,
  };
}
