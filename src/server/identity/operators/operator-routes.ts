import { endpoints } from '#contract/endpoints.ts';
import type { LoginPayload, MeView, SessionView } from '#contract/operator/operator-api.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { portalLanguage } from '#i18n/languages/portal-languages.ts';
import type { Deps } from '../../platform/dependencies.ts';
import type { AuthProblem, AuthSession } from '../../platform/gateways/auth-gateway.ts';
import { serve } from '../../platform/http/serve.ts';
import { negotiateLanguage } from '../../platform/http/translate-refusals.ts';
import { registerOperator } from './register-operator.ts';
import {
  findOperatorByUser,
  noOperator,
  suspended,
  whileSignInIsUp,
  type Operator,
} from './require-operator.ts';

export function operatorRoutes(deps: Deps) {
  return [
    serve(endpoints.register, async ({ payload, address, context }) => {
      const heard = negotiateLanguage(context.req.header('accept-language'), deps.site);
      const by = { from: address, language: portalLanguage(heard, deps.site) };
      const made = await whileSignInIsUp(deps, () => registerOperator(deps, payload, by));
      if (!made.ok) return made;
      return done({ message: CHECK_MAIL, session: made.value && presentSession(made.value) });
    }),

    serve(endpoints.login, async ({ payload, address }) => {
      const entered = await whileSignInIsUp(deps, () => signIn(deps, payload, address));
      if (!entered.ok) return entered;
      const { session, operator } = entered.value;
      const me = operator && (await presentOperator(deps, operator));
      return done({ session: presentSession(session), operator: me });
    }),

    serve(endpoints.logout, async ({ accessToken }) => {
      const left = await whileSignInIsUp(deps, async () =>
        done(await deps.auth.signOut(accessToken)),
      );
      return left.ok ? done({ signedOut: true }) : left;
    }),

    serve(endpoints.me, async ({ operator }) => done(await presentOperator(deps, operator))),

    serve(endpoints.saveContact, ({ operator, payload: { phone } }) =>
      saveOwn(deps, operator, { phone }),
    ),

    serve(endpoints.saveLanguage, ({ operator, payload: { language } }) =>
      saveOwn(deps, operator, { language }),
    ),

    serve(endpoints.saveRebookings, ({ operator, payload: { takesRebookings } }) =>
      saveOwn(deps, operator, { takes_rebookings: takesRebookings }),
    ),
  ];
}

type OwnChange = Partial<Pick<Operator, 'phone' | 'language' | 'takes_rebookings'>>;

async function saveOwn(
  deps: Deps,
  { id }: Operator,
  change: OwnChange,
): Promise<Outcome<MeView, never>> {
  const saved = await deps.database
    .updateTable('operators')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return done(await presentOperator(deps, saved));
}

const CHECK_MAIL = 'Please check your email to verify your account.';
const CONFIRM_FIRST = 'Please confirm your email address first, then sign in.';

type Entered = { session: AuthSession; operator: Operator | null };

/** Returns only the session needed to pass two-factor authentication if that is on. */
async function signIn(
  deps: Deps,
  input: LoginPayload,
  from: string,
): Promise<Outcome<Entered, AuthProblem>> {
  const signedIn = await deps.auth.signIn(input, from);
  if (!signedIn.ok) return signedIn;
  const session = signedIn.value;
  const user = await deps.auth.findUser(session.access_token);
  if (user?.needsSecondStep) return done({ session, operator: null });
  const operator = user && (await findOperatorByUser(deps.database, user));
  if (operator?.status === 'active') return done({ session, operator });
  await deps.auth.signOut(session.access_token);
  if (!user) return refused('unauthenticated', CONFIRM_FIRST);
  return refused('unauthenticated', operator ? suspended : noOperator);
}

function presentSession(session: AuthSession): SessionView {
  const { access_token, refresh_token, token_type, expires_in, expires_at, user } = session;
  return { access_token, refresh_token, token_type, expires_in, expires_at, user };
}

/** Presents the signed-in operator. A calendar that needs reconnecting still counts as connected. */
async function presentOperator({ database, site }: Deps, operator: Operator): Promise<MeView> {
  const { id, name, email, phone, takes_rebookings: takesRebookings } = operator;
  const calendar = await database
    .selectFrom('calendar_connections as connection')
    .innerJoin('calendar_sources as source', 'source.operator_id', 'connection.operator_id')
    .select(['connection.provider', 'source.read_at as readAt'])
    .where('connection.operator_id', '=', id)
    .where('source.kind', '=', 'nylas')
    .executeTakeFirst();
  const nylas = { connected: !!calendar, lastSyncAt: calendar?.readAt?.toISOString() ?? null };
  const google = calendar?.provider === 'google' ? nylas : { connected: false, lastSyncAt: null };
  const language = portalLanguage(operator.language, site);
  return { id, name, email, phone, language, takesRebookings, calendars: { google, nylas } };
}
