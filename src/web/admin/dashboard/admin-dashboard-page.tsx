import { AdminPage } from '../layout/admin-page.tsx';
import { PlatformMetrics } from './platform-totals.tsx';
import { QuickActions } from './quick-actions.tsx';

/** What the platform has come to, and the ways to what is behind it. */
export function Page() {
  return (
    <AdminPage title="Platform Management Dashboard" act="see-analytics">
      {(admin) => (
        <>
          <PlatformMetrics />
          <QuickActions role={admin.role} />
        </>
      )}
    </AdminPage>
  );
}
