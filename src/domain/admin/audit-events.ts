import type { AdminPermission } from './admin-permissions.ts';

/** Audit events outside the permission table: they need no role. */
export const sessionEvents = [
  'sign-in',
  'sign-in-failed',
  'sign-out',
  'accept-invitation',
  'recover-admin',
] as const;
export type SessionEvent = (typeof sessionEvents)[number];
export type LoggedEvent = AdminPermission | SessionEvent;

/** Excludes the `see-…` permissions: opening a page is not audited. */
export type AuditedEvent = Exclude<LoggedEvent, `see-${string}`>;
