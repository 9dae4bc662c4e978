import {
  CalendarCheck,
  ChartLine,
  CircleUser,
  Compass,
  Gavel,
  LayoutDashboard,
  LifeBuoy,
  Sailboat,
  ScrollText,
  ShieldCheck,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import type { AdminPermission } from '#domain/admin-permissions.ts';

export type AdminSection = {
  path: string;
  label: string;
  /** Whoever may not do this does not see the section. */
  act: AdminPermission;
  Icon: LucideIcon;
};

export const adminSections: readonly AdminSection[] = [
  { path: '/admin/dashboard', label: 'Dashboard', act: 'see-analytics', Icon: LayoutDashboard },
  { path: '/admin/bookings', label: 'Bookings', act: 'see-bookings', Icon: CalendarCheck },
  { path: '/admin/boats', label: 'Manage Boats', act: 'see-boats', Icon: Sailboat },
  { path: '/admin/operators', label: 'Manage Operators', act: 'see-operators', Icon: Compass },
  { path: '/admin/payouts', label: 'Payouts', act: 'see-payouts', Icon: Wallet },
  { path: '/admin/disputes', label: 'Disputes', act: 'see-disputes', Icon: Gavel },
  { path: '/admin/analytics', label: 'Detailed Analytics', act: 'see-analytics', Icon: ChartLine },
  { path: '/admin/opt-ins', label: 'Help Me Choose', act: 'see-opt-ins', Icon: LifeBuoy },
  { path: '/admin/audit-log', label: 'Audit Log', act: 'see-audit-log', Icon: ScrollText },
  { path: '/admin/admins', label: 'Admins', act: 'see-admins', Icon: ShieldCheck },
  { path: '/admin/account', label: 'My Account', act: 'see-own-account', Icon: CircleUser },
];
