import { randomUUID } from 'node:crypto';
import type { Account, Factor, Metadata } from './accounts.ts';

type Moments = Record<string, number | null>;

/** The protocol's User. Omits unset fields. */
export function presentAccount(account: Account) {
  return {
    id: account.id,
    aud: 'authenticated',
    role: account.role,
    email: account.email ?? '',
    phone: '',
    ...moments({
      email_confirmed_at: account.email_confirmed_ms,
      invited_at: account.invited_ms,
      confirmation_sent_at: account.confirmation_sent_ms,
      confirmed_at: account.email_confirmed_ms,
      recovery_sent_at: account.recovery_sent_ms,
      reauthentication_sent_at: account.reauthentication_sent_ms,
      email_change_sent_at: account.new_email === null ? null : account.email_change_sent_ms,
      last_sign_in_at: account.last_sign_in_ms,
      banned_until: account.banned_until_ms,
      deleted_at: account.deleted_ms,
    }),
    ...(account.new_email === null ? {} : { new_email: account.new_email }),
    app_metadata: account.app_metadata,
    user_metadata: presentMetadata(account),
    identities: account.email === null ? [] : [presentIdentity(account)],
    ...(account.factors.length > 0 ? { factors: account.factors.map(presentFactor) } : {}),
    created_at: iso(account.made_ms),
    updated_at: iso(account.updated_ms),
    is_anonymous: account.is_anonymous,
  };
}

export type UserView = ReturnType<typeof presentAccount>;

/** Response to signing up with a confirmed address: looks like a first sign-up, to prevent enumeration. */
export function presentUnknownAccount(email: string, metadata: Metadata, nowMs: number): UserView {
  const nobody: Account = {
    id: randomUUID(),
    identity_id: randomUUID(),
    email,
    password_hash: null,
    password_changed_ms: null,
    role: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    is_anonymous: false,
    signed_up: true,
    email_confirmed_ms: null,
    confirmation_sent_ms: nowMs,
    invited_ms: null,
    recovery_sent_ms: null,
    reauthentication_sent_ms: null,
    new_email: null,
    email_change_sent_ms: null,
    email_change_halves: 0,
    last_sign_in_ms: null,
    banned_until_ms: null,
    deleted_ms: null,
    made_ms: nowMs,
    updated_ms: nowMs,
    factors: [],
  };
  return { ...presentAccount(nobody), identities: [] };
}

export function presentMetadata(account: Account): Metadata {
  if (account.email === null) return account.user_metadata;
  if (account.signed_up) return { ...account.user_metadata, ...emailClaims(account) };
  const isConfirmed = account.email_confirmed_ms !== null;
  return { ...account.user_metadata, ...(isConfirmed ? { email_verified: true } : {}) };
}

export function presentFactor(factor: Factor) {
  return {
    id: factor.id,
    friendly_name: factor.friendly_name,
    factor_type: 'totp',
    status: factor.status,
    created_at: iso(factor.made_ms),
    updated_at: iso(factor.updated_ms),
    ...moments({ last_challenged_at: factor.challenged_ms }),
  };
}

function presentIdentity(account: Account) {
  return {
    identity_id: account.identity_id,
    id: account.id,
    user_id: account.id,
    identity_data: emailClaims(account),
    provider: 'email',
    last_sign_in_at: iso(account.last_sign_in_ms ?? account.made_ms),
    created_at: iso(account.made_ms),
    updated_at: iso(account.updated_ms),
    email: account.email,
  };
}

function emailClaims(account: Account): Metadata {
  return {
    email: account.email,
    email_verified: account.email_confirmed_ms !== null,
    phone_verified: false,
    sub: account.id,
  };
}

function moments(times: Moments): Record<string, string> {
  const set = Object.entries(times).flatMap(([name, ms]) => (ms === null ? [] : [[name, iso(ms)]]));
  return Object.fromEntries(set) as Record<string, string>;
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
