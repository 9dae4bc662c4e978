import type { CardEntry, SiteFacts } from '#contract/page-rendering.ts';
import type { Database } from './database/database.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Log } from './log.ts';
import type { CalendarService } from './gateways/calendar-service.ts';
import type { CardPayments } from './gateways/card-payments.ts';
import type { FileStore } from './gateways/file-store.ts';
import type { Mailer } from './gateways/mailer.ts';
import type { AuthService } from './gateways/auth-gateway.ts';
import type { ImageProcessor } from './gateways/image-processor.ts';
import type { FieldCipher } from './encrypted-fields.ts';

export type AdminRules = {
  /** Whether none of the commonest passwords is taken. */
  refuseCommonPasswords: boolean;
  /** Whether a super admin may do nothing before a second step is set up. */
  superAdminsNeedSecondStep: boolean;
};

/** What the slices work with. Clock and chance are handed in, never taken. */
export type Deps = {
  database: Database;
  jobs: Jobs;
  payments: CardPayments;
  calendars: CalendarService;
  mailer: Mailer;
  auth: AuthService;
  /** Where the variants of photos are kept, and where they are made. */
  photoFiles: FileStore;
  imageProcessor: ImageProcessor;
  /** Of admins and their passwords. */
  adminRules: AdminRules;
  /** For what the database may only keep encrypted. */
  cipher: FieldCipher;
  /** Hosts (`name:port`) at which operators' calendars may be read though they are not public. */
  trustedFeedHosts: readonly string[];
  /** Addresses of admins who may not sign in here. */
  refusedAdmins: readonly string[];
  log: Log;
  /** Epoch milliseconds. */
  now: () => number;
  /** An unguessable id. */
  newId: () => string;
  /** `count` random bytes. */
  randomBytes: (count: number) => Uint8Array;
  site: SiteFacts & { cardEntry: CardEntry | null };
};
