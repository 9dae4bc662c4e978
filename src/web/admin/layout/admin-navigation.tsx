import {
  Menu,
  X,
  CalendarCheck,
  ChartLine,
  CircleUser,
  CloudLightning,
  Compass,
  FileBadge,
  FileUser,
  Gavel,
  LayoutDashboard,
  LifeBuoy,
  Sailboat,
  Ship,
  ScrollText,
  ShieldCheck,
  Star,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { mayDo, type AdminRole, type AdminPermission } from '#domain/admin-permissions.ts';
import { Logo } from '../../layout/site-marks.tsx';
import { classNames } from '../../ui/class-names.ts';

/** The portal's navigation: a sidebar on large screens, a menu on small ones. */
export function AdminNavigation({ role }: { role: AdminRole }) {
  const [isOpen, setOpen] = useState(false);
  const Icon = isOpen ? X : Menu;
  return (
    <header className="bg-deep text-foam">
      <div className="lg:sticky lg:top-0 lg:max-h-dvh lg:overflow-y-auto">
        <div className="flex h-16 items-center justify-between gap-3 px-4 sm:px-6 lg:h-20">
          <Link
            href="/admin/dashboard"
            className="rounded-full text-foam no-underline focus-visible:outline-sun"
          >
            <Logo />
            <span className="sr-only">platform management</span>
          </Link>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls="admin-sections"
            onClick={() => setOpen(!isOpen)}
            className="-mr-2 flex min-h-11 items-center gap-2 rounded-full px-3 font-semibold hover:bg-foam/10 focus-visible:outline-sun lg:hidden"
          >
            <Icon aria-hidden="true" className="size-5" />
            Menu
          </button>
        </div>
        <nav
          id="admin-sections"
          aria-label="Platform"
          className={classNames('px-3 pb-5 lg:block lg:pt-2', !isOpen && 'hidden')}
        >
          <ul className="grid gap-1 sm:grid-cols-2 lg:grid-cols-1">
            {adminSections
              .filter(({ permission }) => mayDo(role, permission))
              .map((section) => (
                <SectionLink key={section.path} {...section} />
              ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}

function SectionLink({ path, label, Icon }: AdminSection) {
  const [here] = useLocation();
  const isHere = here === path || here.startsWith(`${path}/`);
  return (
    <li>
      <Link
        href={path}
        aria-current={isHere ? 'page' : undefined}
        className={classNames(
          'flex min-h-11 items-center gap-3 rounded-field px-3 no-underline focus-visible:rounded-field focus-visible:outline-sun focus-visible:-outline-offset-2 forced-colors:border',
          isHere
            ? 'bg-foam/15 font-bold text-foam shadow-[inset_3px_0_0_var(--sun)]'
            : 'font-medium text-foam-soft hover:bg-foam/10 hover:text-foam',
        )}
      >
        <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
        {label}
      </Link>
    </li>
  );
}

type AdminSection = {
  path: string;
  label: string;
  /** Needed to see the section. */
  permission: AdminPermission;
  Icon: LucideIcon;
};

export const adminSections: readonly AdminSection[] = [
  {
    path: '/admin/dashboard',
    label: 'Dashboard',
    permission: 'see-analytics',
    Icon: LayoutDashboard,
  },
  { path: '/admin/bookings', label: 'Bookings', permission: 'see-bookings', Icon: CalendarCheck },
  {
    path: '/admin/call-offs',
    label: 'Call-offs',
    permission: 'see-call-offs',
    Icon: CloudLightning,
  },
  { path: '/admin/port-calls', label: 'Ships', permission: 'see-port-calls', Icon: Ship },
  { path: '/admin/boats', label: 'Manage Boats', permission: 'see-boats', Icon: Sailboat },
  {
    path: '/admin/operators',
    label: 'Manage Operators',
    permission: 'see-operators',
    Icon: Compass,
  },
  {
    path: '/admin/documents',
    label: 'Documents',
    permission: 'see-documents',
    Icon: FileBadge,
  },
  { path: '/admin/reviews', label: 'Reviews', permission: 'see-reviews', Icon: Star },
  { path: '/admin/payouts', label: 'Payouts', permission: 'see-payouts', Icon: Wallet },
  { path: '/admin/disputes', label: 'Disputes', permission: 'see-disputes', Icon: Gavel },
  {
    path: '/admin/analytics',
    label: 'Detailed Analytics',
    permission: 'see-analytics',
    Icon: ChartLine,
  },
  { path: '/admin/opt-ins', label: 'Help Me Choose', permission: 'see-opt-ins', Icon: LifeBuoy },
  {
    path: '/admin/personal-data',
    label: 'Personal Data',
    permission: 'see-personal-data',
    Icon: FileUser,
  },
  { path: '/admin/audit-log', label: 'Audit Log', permission: 'see-audit-log', Icon: ScrollText },
  { path: '/admin/admins', label: 'Admins', permission: 'see-admins', Icon: ShieldCheck },
  { path: '/admin/account', label: 'My Account', permission: 'see-own-account', Icon: CircleUser },
];
