import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { mayDo, type AdminRole } from '#domain/admin-permissions.ts';
import { adminSections, type AdminSection } from '../layout/admin-sections.ts';

const paths = ['/admin/boats', '/admin/operators', '/admin/analytics'];

/** The ways to what is done most (spec 2: admin dashboard). */
export function QuickActions({ role }: { role: AdminRole }) {
  const actions = adminSections.filter(({ path, act }) => paths.includes(path) && mayDo(role, act));
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="mb-4 text-xl font-bold">
        Quick Actions
      </h2>
      <ul className="grid gap-3 sm:grid-cols-3 sm:gap-5">
        {actions.map((action) => (
          <QuickAction key={action.path} {...action} />
        ))}
      </ul>
    </section>
  );
}

function QuickAction({ path, label, Icon }: AdminSection) {
  return (
    <li>
      <Link
        href={path}
        className="group flex h-full min-h-16 items-center gap-3 rounded-card border border-edge bg-card px-4 py-3 font-semibold text-ink no-underline transition-colors hover:border-ink hover:bg-shallows focus-visible:rounded-card"
      >
        <Icon aria-hidden="true" className="size-6 shrink-0 text-sea" strokeWidth={1.75} />
        <span className="min-w-0 flex-1">{label}</span>
        <ArrowRight
          aria-hidden="true"
          className="size-4 shrink-0 text-ink-soft transition-transform group-hover:translate-x-0.5"
        />
      </Link>
    </li>
  );
}
