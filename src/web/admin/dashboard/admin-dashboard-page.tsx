import { AdminPage } from '../frame/admin-page.tsx';
import { PlatformFigures } from './platform-figures.tsx';
import { QuickActions } from './quick-actions.tsx';

/** What the platform has come to, and the ways to what is behind it. */
export function Page() {
  return (
    <AdminPage title="Platform Management Dashboard" act="see-analytics">
      {(admin) => (
        <>
          <PlatformFigures />
          <QuickActions role={admin.role} />
        </>
      )}
    </AdminPage>
  );
}
