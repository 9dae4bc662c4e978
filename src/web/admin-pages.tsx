import type { SiteRoute } from './router/site-route.ts';

/** The pages of the admin portal: not indexed, and without the site's header and footer. */
export const adminPages: readonly SiteRoute[] = [
  {
    ...ofAdmins('Admin Sign-In'),
    path: '/admin/login',
    search: ['invitation'],
    load: () => import('./admin/sign-in/admin-login-page.tsx'),
    source: 'src/web/admin/sign-in/admin-login-page.tsx',
  },
  {
    ...ofAdmins('Platform Management Dashboard'),
    path: '/admin/dashboard',
    load: () => import('./admin/dashboard/admin-dashboard-page.tsx'),
    source: 'src/web/admin/dashboard/admin-dashboard-page.tsx',
  },
  {
    ...ofAdmins('Detailed Analytics'),
    path: '/admin/analytics',
    search: ['period', 'from', 'to', 'by'],
    load: () => import('./admin/analytics/analytics-page.tsx'),
    source: 'src/web/admin/analytics/analytics-page.tsx',
  },
  {
    ...ofAdmins('Personal Data'),
    path: '/admin/personal-data',
    load: () => import('./admin/privacy/personal-data-page.tsx'),
    source: 'src/web/admin/privacy/personal-data-page.tsx',
  },
  {
    ...ofAdmins('Audit Log'),
    path: '/admin/audit-log',
    search: ['search', 'admin', 'act', 'from', 'to'],
    load: () => import('./admin/audit-log/audit-log-page.tsx'),
    source: 'src/web/admin/audit-log/audit-log-page.tsx',
  },
  {
    ...ofAdmins('Admins'),
    path: '/admin/admins',
    load: () => import('./admin/roster/admins-page.tsx'),
    source: 'src/web/admin/roster/admins-page.tsx',
  },
  {
    ...ofAdmins('My Account'),
    path: '/admin/account',
    load: () => import('./admin/account/admin-account-page.tsx'),
    source: 'src/web/admin/account/admin-account-page.tsx',
  },
  {
    ...ofAdmins('Bookings'),
    path: '/admin/bookings',
    search: ['search', 'status', 'refund', 'port', 'boat', 'operator', 'day', 'from', 'to'],
    load: () => import('./admin/bookings/admin-bookings-page.tsx'),
    source: 'src/web/admin/bookings/admin-bookings-page.tsx',
  },
  {
    ...ofAdmins('Booking'),
    path: '/admin/bookings/:id',
    load: () => import('./admin/bookings/admin-booking-page.tsx'),
    source: 'src/web/admin/bookings/admin-booking-page.tsx',
  },
  {
    ...ofAdmins('Call-offs'),
    path: '/admin/call-offs',
    load: () => import('./admin/call-offs/admin-call-offs-page.tsx'),
    source: 'src/web/admin/call-offs/admin-call-offs-page.tsx',
  },
  {
    ...ofAdmins('Manage Boats'),
    path: '/admin/boats',
    search: ['search', 'status', 'port', 'type', 'featured'],
    load: () => import('./admin/boats/admin-boats-page.tsx'),
    source: 'src/web/admin/boats/admin-boats-page.tsx',
  },
  {
    ...ofAdmins('Boat'),
    path: '/admin/boats/:id',
    load: () => import('./admin/boats/admin-boat-page.tsx'),
    source: 'src/web/admin/boats/admin-boat-page.tsx',
  },
  {
    ...ofAdmins('Manage Operators'),
    path: '/admin/operators',
    search: ['search', 'status'],
    load: () => import('./admin/operators/admin-operators-page.tsx'),
    source: 'src/web/admin/operators/admin-operators-page.tsx',
  },
  {
    ...ofAdmins('Operator'),
    path: '/admin/operators/:id',
    load: () => import('./admin/operators/admin-operator-page.tsx'),
    source: 'src/web/admin/operators/admin-operator-page.tsx',
  },
  {
    ...ofAdmins('Documents'),
    path: '/admin/documents',
    search: ['search', 'show'],
    load: () => import('./admin/documents/admin-documents-page.tsx'),
    source: 'src/web/admin/documents/admin-documents-page.tsx',
  },
  {
    ...ofAdmins('Ships'),
    path: '/admin/port-calls',
    search: ['search', 'from'],
    load: () => import('./admin/ships/port-calls-page.tsx'),
    source: 'src/we./admin/ships/port-calls-page.tsx',
  },
  {
    ...ofAdmins('Help Me Choose'),
    path: '/admin/opt-ins',
    search: ['search'],
    load: () => import('./admin/opt-ins/admin-opt-ins-page.tsx'),
    source: 'src/web/admin/opt-ins/admin-opt-ins-page.tsx',
  },
  {
    ...ofAdmins('Disputes'),
    path: '/admin/disputes',
    search: ['show'],
    load: () => import('./admin/disputes/admin-disputes-page.tsx'),
    source: 'src/web/admin/disputes/admin-disputes-page.tsx',
  },
  {
    ...ofAdmins('Reviews'),
    path: '/admin/reviews',
    search: ['search', 'show', 'stars'],
    load: () => import('./admin/reviews/admin-reviews-page.tsx'),
    source: 'src/web/admin/reviews/admin-reviews-page.tsx',
  },
  {
    ...ofAdmins('Payouts'),
    path: '/admin/payouts',
    search: ['search', 'month', 'show'],
    load: () => import('./admin/payouts/admin-payouts-page.tsx'),
    source: 'src/web/admin/payouts/admin-payouts-page.tsx',
  },
  {
    ...ofAdmins('Statement'),
    path: '/admin/payouts/:operatorId/:month',
    load: () => import('./admin/payouts/admin-statement-page.tsx'),
    source: 'src/web/admin/payouts/admin-statement-page.tsx',
  },
];

function ofAdmins(title: string) {
  return { layout: 'admin', head: () => ({ title, isIndexed: false }) } as const;
}
