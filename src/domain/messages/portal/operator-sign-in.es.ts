import type { PortalMessages } from './portal-messages.ts';

export default {} satisfies PortalMessages['operator-sign-in'];
