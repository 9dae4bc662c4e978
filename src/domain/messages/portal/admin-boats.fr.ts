import type { PortalMessages } from './portal-messages.ts';

export default {} satisfies PortalMessages['admin-boats'];
