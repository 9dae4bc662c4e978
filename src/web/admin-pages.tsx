import { portalPatterns } from '#contract/pages/portal-paths.ts';
import type { MessageGroup } from '#i18n/catalogues/messages.ts';
import { portalHead, type PortalTitle } from './router/portal-head.ts';
import type { SiteRoute } from './router/site-route.ts';

/** The pages of the admin portal: not indexed, and without the site's header and footer. */
export const adminPages: readonly SiteRoute[] = [
  {
    ...ofAdmins('signIn', 'admin-sign-in'),
    path: portalPatterns.adminLogin,
    search: ['invitation'],
    load: () => import('./admin/sign-in/admin-login-page.tsx'),
    source: 'src/web/admin/sign-in/admin-login-page.tsx',
  },
  {
    ...ofAdmins('platform', 'admin-dashboard', 'admin-analytics'),
    path: portalPatterns.adminDashboard,
    load: () => import('./admin/dashboard/admin-dashboard-page.tsx'),
    source: 'src/web/admin/dashboard/admin-dashboard-page.tsx',
  },
  {
    ...ofAdmins('analytics', 'admin-analytics', 'problems'),
    path: portalPatterns.adminAnalytics,
    search: ['period', 'from', 'to', 'by'],
    load: () => import('./admin/analytics/analytics-page.tsx'),
    source: 'src/web/admin/analytics/analytics-page.tsx',
  },
  {
    ...ofAdmins('personalData', 'admin-privacy', 'admin-sentences'),
    path: portalPatterns.adminPersonalData,
    load: () => import('./admin/privacy/personal-data-page.tsx'),
    source: 'src/web/admin/privacy/personal-data-page.tsx',
  },
  {
    ...ofAdmins('auditLog', 'admin-audit-log'),
    path: portalPatterns.adminAuditLog,
    search: ['search', 'admin', 'act', 'from', 'to'],
    load: () => import('./admin/audit-log/audit-log-page.tsx'),
    source: 'src/web/admin/audit-log/audit-log-page.tsx',
  },
  {
    ...ofAdmins('admins', 'admin-roster'),
    path: portalPatterns.adminAdmins,
    load: () => import('./admin/roster/admins-page.tsx'),
    source: 'src/web/admin/roster/admins-page.tsx',
  },
  {
    ...ofAdmins('account', 'admin-account'),
    path: portalPatterns.adminAccount,
    load: () => import('./admin/account/admin-account-page.tsx'),
    source: 'src/web/admin/account/admin-account-page.tsx',
  },
  {
    ...ofAdmins('bookings', 'admin-bookings'),
    path: portalPatterns.adminBookings,
    search: ['search', 'status', 'refund', 'port', 'boat', 'operator', 'day', 'from', 'to'],
    load: () => import('./admin/bookings/admin-bookings-page.tsx'),
    source: 'src/web/admin/bookings/admin-bookings-page.tsx',
  },
  {
    ...ofAdmins('booking', 'admin-bookings', 'admin-sentences'),
    path: portalPatterns.adminBooking,
    load: () => import('./admin/bookings/admin-booking-page.tsx'),
    source: 'src/web/admin/bookings/admin-booking-page.tsx',
  },
  {
    ...ofAdmins('callOffs', 'admin-call-offs', 'portal-call-offs'),
    path: portalPatterns.adminCallOffs,
    load: () => import('./admin/call-offs/admin-call-offs-page.tsx'),
    source: 'src/web/admin/call-offs/admin-call-offs-page.tsx',
  },
  {
    ...ofAdmins('boats', 'admin-boats'),
    path: portalPatterns.adminBoats,
    search: ['search', 'status', 'port', 'type', 'featured'],
    load: () => import('./admin/boats/admin-boats-page.tsx'),
    source: 'src/web/admin/boats/admin-boats-page.tsx',
  },
  {
    ...ofAdmins('boat', 'admin-boats', 'portal-sailing'),
    path: portalPatterns.adminBoat,
    load: () => import('./admin/boats/admin-boat-page.tsx'),
    source: 'src/web/admin/boats/admin-boat-page.tsx',
  },
  {
    ...ofAdmins('operators', 'admin-operators'),
    path: portalPatterns.adminOperators,
    search: ['search', 'status'],
    load: () => import('./admin/operators/admin-operators-page.tsx'),
    source: 'src/web/admin/operators/admin-operators-page.tsx',
  },
  {
    ...ofAdmins('operator', 'admin-operators'),
    path: portalPatterns.adminOperator,
    load: () => import('./admin/operators/admin-operator-page.tsx'),
    source: 'src/web/admin/operators/admin-operator-page.tsx',
  },
  {
    ...ofAdmins('operatorDocuments', 'admin-documents'),
    path: portalPatterns.adminDocuments,
    search: ['search', 'show'],
    load: () => import('./admin/documents/admin-documents-page.tsx'),
    source: 'src/web/admin/documents/admin-documents-page.tsx',
  },
  {
    ...ofAdmins('ships', 'admin-ships', 'ships', 'portal-call-offs'),
    path: portalPatterns.adminPortCalls,
    search: ['search', 'from'],
    load: () => import('./admin/ships/port-calls-page.tsx'),
    source: 'src/web/admin/ships/port-calls-page.tsx',
  },
  {
    ...ofAdmins('optIns', 'admin-opt-ins'),
    path: portalPatterns.adminOptIns,
    search: ['search'],
    load: () => import('./admin/opt-ins/admin-opt-ins-page.tsx'),
    source: 'src/web/admin/opt-ins/admin-opt-ins-page.tsx',
  },
  {
    ...ofAdmins('disputes', 'admin-disputes', 'admin-sentences'),
    path: portalPatterns.adminDisputes,
    search: ['show'],
    load: () => import('./admin/disputes/admin-disputes-page.tsx'),
    source: 'src/web/admin/disputes/admin-disputes-page.tsx',
  },
  {
    ...ofAdmins('reviews', 'admin-reviews'),
    path: portalPatterns.adminReviews,
    search: ['search', 'show', 'stars'],
    load: () => import('./admin/reviews/admin-reviews-page.tsx'),
    source: 'src/web/admin/reviews/admin-reviews-page.tsx',
  },
  {
    ...ofAdmins('payouts', 'admin-payouts'),
    path: portalPatterns.adminPayouts,
    search: ['search', 'month', 'show'],
    load: () => import('./admin/payouts/admin-payouts-page.tsx'),
    source: 'src/web/admin/payouts/admin-payouts-page.tsx',
  },
  {
    ...ofAdmins('statement', 'admin-payouts'),
    path: portalPatterns.adminStatement,
    load: () => import('./admin/payouts/admin-statement-page.tsx'),
    source: 'src/web/admin/payouts/admin-statement-page.tsx',
  },
];

/** `groups` are those of what the page says, beside what every page of the portal does. */
function ofAdmins(title: PortalTitle, ...groups: MessageGroup[]) {
  return {
    layout: 'admin',
    messages: ['portal-shared', 'admin-layout', 'admin-problems', 'trips', ...groups],
    head: portalHead(title),
  } as const;
}
