import { buildPaths } from './build-paths.ts';

/** Path of every page for operators, their crews and admins. */
export const portalPatterns = {
  /** Target of mailed sign-in links. Only its button consumes a link, since mail scanners open pages. */
  signInLink: '/operator/confirm',
  operatorDashboard: '/operator/dashboard',
  operatorDocuments: '/operator/documents',
  operatorProfile: '/operator/profile',
  operatorDay: '/operator/day/:date',
  operatorSchedule: '/operator/schedule',
  crewDay: '/crew/:token',
  adminLogin: '/admin/login',
  adminDashboard: '/admin/dashboard',
  adminAnalytics: '/admin/analytics',
  adminPersonalData: '/admin/personal-data',
  adminAuditLog: '/admin/audit-log',
  adminAdmins: '/admin/admins',
  adminAccount: '/admin/account',
  adminBookings: '/admin/bookings',
  adminBooking: '/admin/bookings/:id',
  adminCallOffs: '/admin/call-offs',
  adminBoats: '/admin/boats',
  adminBoat: '/admin/boats/:id',
  adminOperators: '/admin/operators',
  adminOperator: '/admin/operators/:id',
  adminDocuments: '/admin/documents',
  adminPortCalls: '/admin/port-calls',
  adminOptIns: '/admin/opt-ins',
  adminDisputes: '/admin/disputes',
  adminReviews: '/admin/reviews',
  adminPayouts: '/admin/payouts',
  adminStatement: '/admin/payouts/:operatorId/:month',
} as const;

/** Builds the path and query of a portal page: `portalPaths.operatorDay({ date })`. */
export const portalPaths = buildPaths(portalPatterns);
