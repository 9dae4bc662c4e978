/** `super_admin` can also manage admins and record payouts and refunds. */
export const adminRoles = ['super_admin', 'admin'] as const;
export type AdminRole = (typeof adminRoles)[number];

const both = adminRoles;
const superOnly = ['super_admin'] as const satisfies readonly AdminRole[];

/** Maps every permission to the roles that hold it. Server checks, screens and tests all read this table. */
export const adminPermissions = {
  'see-own-account': both,
  'change-own-account': both,
  'see-analytics': both,
  'see-boats': both,
  'unpublish-boat': both,
  'remove-meeting-photo': both,
  'feature-boat': both,
  'end-feature': both,
  'see-operators': both,
  'suspend-operator': both,
  'reinstate-operator': both,
  'remove-profile-part': both,
  'see-documents': both,
  'read-document': both,
  'accept-document': both,
  'refuse-document': both,
  'see-bookings': both,
  'export-bookings': both,
  'resend-mail': both,
  'cancel-booking': superOnly,
  'refund-booking': superOnly,
  'send-refund-again': superOnly,
  'settle-refund': superOnly,
  'see-call-offs': both,
  'call-off-trips': superOnly,
  'see-port-calls': both,
  'add-port-call': both,
  'change-port-call': both,
  'remove-port-call': both,
  'import-port-calls': both,
  'skip-port': superOnly,
  'see-disputes': both,
  'see-reviews': both,
  'hide-review': both,
  'show-review': both,
  'see-payouts': both,
  'record-payout': superOnly,
  'take-back-payout': superOnly,
  'read-account-number': superOnly,
  'see-opt-ins': both,
  'export-opt-ins': both,
  'delete-opt-in': both,
  'see-personal-data': superOnly,
  'export-personal-data': superOnly,
  'erase-personal-data': superOnly,
  'see-audit-log': both,
  'see-admins': superOnly,
  'invite-admin': superOnly,
  'change-admin-role': superOnly,
  'remove-admin': superOnly,
  'reset-second-step': superOnly,
} as const satisfies Record<string, readonly AdminRole[]>;
export type AdminPermission = keyof typeof adminPermissions;

export function hasPermission(role: AdminRole, permission: AdminPermission): boolean {
  return (adminPermissions[permission] as readonly AdminRole[]).includes(role);
}
