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
import { portalPaths } from '#contract/pages/portal-paths.ts';
import {
  hasPermission,
  type AdminRole,
  type AdminPermission,
} from '#domain/admin/admin-permissions.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Logo } from '../../shared/site/site-marks.tsx';
import type { PortalTitle } from '../../shared/page/portal-head.ts';
import { classNames } from '../../ui/class-names.ts';
import { AdminLanguages } from './admin-languages.tsx';

/** Renders the portal's navigation: a sidebar on large screens, a menu on small ones. */
export function AdminNavigation({ role }: { role: AdminRole }) {
  const t = useMessages('admin-layout');
  const [isOpen, setOpen] = useState(false);
  const Icon = isOpen ? X : Menu;
  return (
    <header className="bg-deep text-foam">
      <div className="lg:sticky lg:top-0 lg:max-h-dvh lg:overflow-y-auto">
        <div className="flex h-16 items-center justify-between gap-3 px-4 sm:px-6 lg:h-20">
          <Link
            href={portalPaths.adminDashboard()}
            className="rounded-full text-foam no-underline focus-visible:outline-sun"
          >
            <Logo />
            <span className="sr-only">{t.portal}</span>
          </Link>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls="admin-sections"
            onClick={() => setOpen(!isOpen)}
            className="-mr-2 flex min-h-11 items-center gap-2 rounded-full px-3 font-semibold hover:bg-foam/10 focus-visible:outline-sun lg:hidden"
          >
            <Icon aria-hidden="true" className="size-5" />
            {t.menu}
          </button>
        </div>
        <div
          id="admin-sections"
          className={classNames('px-3 pb-5 lg:block lg:pt-2', !isOpen && 'hidden')}
        >
          <nav aria-label={t.sections}>
            <ul className="grid gap-1 sm:grid-cols-2 lg:grid-cols-1">
              {adminSections
                .filter(({ permission }) => hasPermission(role, permission))
                .map((section) => (
                  <SectionLink key={section.path} {...section} />
                ))}
            </ul>
          </nav>
          <div className="mt-4 px-3 lg:hidden">
            <AdminLanguages isOnDeep />
          </div>
        </div>
      </div>
    </header>
  );
}

function SectionLink({ path, title, Icon }: AdminSection) {
  const getLabel = useSectionLabel();
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
            ? 'highlighted bg-foam/15 font-bold text-foam shadow-[inset_3px_0_0_var(--sun)]'
            : 'font-medium text-foam-soft hover:bg-foam/10 hover:text-foam',
        )}
      >
        <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
        {getLabel(title)}
      </Link>
    </li>
  );
}

type AdminSection = {
  path: string;
  title: PortalTitle;
  permission: AdminPermission;
  Icon: LucideIcon;
};

/** Labels a section with the title of its page. */
export function useSectionLabel(): (title: PortalTitle) => string {
  const labels = useMessages('portal-labels');
  const { titles } = useMessages('portal-shared');
  return (title) => (title === 'platform' ? labels.dashboard : titles[title]);
}

export const adminSections: readonly AdminSection[] = [
  {
    path: portalPaths.adminDashboard(),
    title: 'platform',
    permission: 'see-analytics',
    Icon: LayoutDashboard,
  },
  {
    path: portalPaths.adminBookings(),
    title: 'bookings',
    permission: 'see-bookings',
    Icon: CalendarCheck,
  },
  {
    path: portalPaths.adminCallOffs(),
    title: 'callOffs',
    permission: 'see-call-offs',
    Icon: CloudLightning,
  },
  { path: portalPaths.adminPortCalls(), title: 'ships', permission: 'see-port-calls', Icon: Ship },
  { path: portalPaths.adminBoats(), title: 'boats', permission: 'see-boats', Icon: Sailboat },
  {
    path: portalPaths.adminOperators(),
    title: 'operators',
    permission: 'see-operators',
    Icon: Compass,
  },
  {
    path: portalPaths.adminDocuments(),
    title: 'operatorDocuments',
    permission: 'see-documents',
    Icon: FileBadge,
  },
  { path: portalPaths.adminReviews(), title: 'reviews', permission: 'see-reviews', Icon: Star },
  { path: portalPaths.adminPayouts(), title: 'payouts', permission: 'see-payouts', Icon: Wallet },
  { path: portalPaths.adminDisputes(), title: 'disputes', permission: 'see-disputes', Icon: Gavel },
  {
    path: portalPaths.adminAnalytics(),
    title: 'analytics',
    permission: 'see-analytics',
    Icon: ChartLine,
  },
  { path: portalPaths.adminOptIns(), title: 'optIns', permission: 'see-opt-ins', Icon: LifeBuoy },
  {
    path: portalPaths.adminPersonalData(),
    title: 'personalData',
    permission: 'see-personal-data',
    Icon: FileUser,
  },
  {
    path: portalPaths.adminAuditLog(),
    title: 'auditLog',
    permission: 'see-audit-log',
    Icon: ScrollText,
  },
  { path: portalPaths.adminAdmins(), title: 'admins', permission: 'see-admins', Icon: ShieldCheck },
  {
    path: portalPaths.adminAccount(),
    title: 'account',
    permission: 'see-own-account',
    Icon: CircleUser,
  },
];
