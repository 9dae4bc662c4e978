export { createGoogleWallet, type GoogleWalletStandIn } from './wallet-objects.ts';
export { createPushService, type PushService } from './push-service.ts';
export type { Fault } from './standin-faults.ts';
