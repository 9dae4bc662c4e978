import type { CardEntry, SiteFacts } from '#contract/pages/page-rendering.ts';
import type { BackupAlertHours } from '#domain/admin/backup-age.ts';
import type { UnpaidLimits } from '#domain/bookings/unpaid-limits.ts';
import type { Database } from './database/database.ts';
import type { ReadPublic } from './database/public-reads.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Log } from './telemetry/log.ts';
import type { CalendarService } from './gateways/calendar-service.ts';
import type { CardPayments } from './gateways/card-payments.ts';
import type { FileStore } from './gateways/file-store.ts';
import type { Mailer } from './gateways/mailer.ts';
import type { AuthService, SignInAccounts } from './gateways/auth-gateway.ts';
import type { WeatherForecast } from './gateways/weather-forecast.ts';
import type { ImageProcessor } from './gateways/images/image-processor.ts';
import type { FieldCipher } from './settings/encrypted-fields.ts';

export type AdminRules = {
  /** Whether none of the commonest passwords is taken. */
  refuseCommonPasswords: boolean;
  /** Whether a super admin may do nothing before a second step is set up. */
  superAdminsNeedSecondStep: boolean;
};

/** How passwords are hashed, and what authenticator apps show. */
export type Credentials = {
  hashPassword: (password: string) => Promise<string>;
  /** Without a hash it takes as long, and is false. */
  isPassword: (password: string, hash: string | null) => Promise<boolean>;
  isCommonPassword: (password: string) => Promise<boolean>;
  /** Without padding, as authenticator apps take it. */
  base32: (bytes: Uint8Array) => string;
  totpUri: (secret: string, account: string, issuer: string) => string;
  /** The 30-second step that a code belongs to, one early or late included; null when it is of none. */
  stepOfCode: (secret: string, code: string, nowMs: number) => number | null;
};

/** What the slices work with. Clock and chance are handed in, never taken. */
export type Deps = {
  database: Database;
  /** For what everybody may see, and nothing is decided by: a replica, when there is one as new as need be. */
  readPublic: ReadPublic;
  jobs: Jobs;
  payments: CardPayments;
  calendars: CalendarService;
  mailer: Mailer;
  auth: AuthService;
  /** Null where a hosted service signs operators in. */
  signInAccounts: SignInAccounts | null;
  /** Null where no forecast is shown. */
  forecast: WeatherForecast | null;
  /** Where the variants of photos are kept, and where they are made. */
  photoFiles: FileStore;
  imageProcessor: ImageProcessor;
  /** Where operators' documents are kept: no public address leads there. */
  documentFiles: FileStore;
  /** How many days operators have to bring their documents; null: nothing depends on them. */
  documentsGraceDays: number | null;
  /** Of admins and their passwords. */
  adminRules: AdminRules;
  credentials: Credentials;
  /** For what the database may store only encrypted. */
  cipher: FieldCipher;
  /** How much guests may hold before they pay. */
  unpaidLimits: UnpaidLimits;
  /** Hosts (`name:port`) at which operators' calendars may be read though they are not public. */
  trustedFeedHosts: readonly string[];
  /** Addresses of admins who may not sign in here. */
  refusedAdmins: readonly string[];
  /** Who hears of what needs a person. */
  alertEmail: string;
  backupAlertHours: BackupAlertHours;
  log: Log;
  /** Epoch milliseconds. */
  now: () => number;
  /** An unguessable id. */
  newId: () => string;
  /** `count` random bytes. */
  randomBytes: (count: number) => Uint8Array;
  site: SiteFacts & { cardEntry: CardEntry | null };
};
