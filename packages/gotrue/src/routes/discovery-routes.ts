import { Hono } from 'hono';
import type { AuthContext } from '../auth-context.ts';
import { AuthProblem, invalid } from '../auth-problems.ts';

const description = 'GoTrue is a user registration and authentication API';

/** External providers are not supported. */
const noProviders = Object.fromEntries(
  [
    ...['apple', 'azure', 'bitbucket', 'discord', 'facebook', 'figma', 'fly', 'github', 'gitlab'],
    ...['google', 'kakao', 'keycloak', 'linkedin', 'linkedin_oidc', 'notion', 'phone', 'slack'],
    ...['slack_oidc', 'snapchat', 'spotify', 'twitch', 'twitter', 'workos', 'zoom'],
  ].map((name) => [name, false]),
);

/** Serves the service's settings, and errors for disabled endpoints. */
export function discoveryRoutes(auth: AuthContext): Hono {
  const { rules } = auth;
  const app = new Hono();
  app.get('/health', (c) => c.json({ version: 'v2.197.0', name: 'GoTrue', description }));
  app.get('/.well-known/jwks.json', async (c) => {
    c.header('cache-control', 'public, max-age=600');
    return c.json({ keys: await auth.keys.publicKeys() });
  });
  app.get('/.well-known/openid-configuration', (c) =>
    c.json({ issuer: rules.issuer, jwks_uri: `${rules.issuer}/.well-known/jwks.json` }),
  );
  app.get('/settings', (c) =>
    c.json({
      external: { ...noProviders, anonymous_users: rules.anonymousSignIn, email: true },
      disable_signup: !rules.signupsOpen,
      mailer_autoconfirm: rules.autoConfirm,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
    }),
  );
  app.all('/sso', () => {
    throw new AuthProblem(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
  });
  app.all('/user/identities/*', () => {
    throw new AuthProblem(404, 'manual_linking_disabled', 'Manual linking is disabled');
  });
  app.get('/authorize', () => {
    throw invalid('Unsupported provider: provider is not enabled');
  });
  app.all('*', () => {
    throw new AuthProblem(404, 'not_found', 'There is nothing at this address.');
  });
  return app;
}
