import { AdminPage } from '../frame/admin-page.tsx';

export function Page() {
  return <AdminPage title="Platform Management Dashboard">{() => null}</AdminPage>;
}
