import type { RenderMail } from '#mails/mail-renderer.ts';
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
import type { Wallets } from './gateways/wallets/wallet-services.ts';
import type { ImageProcessor } from './gateways/images/image-processor.ts';
import type { FieldCipher } from './settings/encrypted-fields.ts';

export type AdminRules = {
  refuseCommonPasswords: boolean;
  /** Requires super admins to set up two-factor authentication before anything else. */
  superAdminsNeedSecondStep: boolean;
};

export type Credentials = {
  hashPassword: (password: string) => Promise<string>;
  /** Returns false for a null hash, after as long as a real check takes. */
  verifyPassword: (password: string, hash: string | null) => Promise<boolean>;
  isCommonPassword: (password: string) => Promise<boolean>;
  /** Unpadded, as authenticator apps expect it. */
  base32: (bytes: Uint8Array) => string;
  totpUri: (secret: string, account: string, issuer: string) => string;
  /**
   * Returns the 30-second step that a code belongs to, tolerating one step of drift either way; null for a wrong code.
   */
  stepOfCode: (secret: string, code: string, nowMs: number) => number | null;
};

/** Dependencies of all slices. Includes the clock and randomness, so that tests can set them. */
export type Deps = {
  database: Database;
  /** Reads public data that no decision depends on, from a replica that is recent enough. */
  readPublic: ReadPublic;
  jobs: Jobs;
  payments: CardPayments;
  calendars: CalendarService;
  mailer: Mailer;
  renderMail: RenderMail;
  auth: AuthService;
  /** Null with a hosted auth service. */
  signInAccounts: SignInAccounts | null;
  /** Null if no forecast is shown. */
  forecast: WeatherForecast | null;
  wallets: Wallets;
  photoFiles: FileStore;
  imageProcessor: ImageProcessor;
  /** Operators' documents, which have no public URL. */
  documentFiles: FileStore;
  /** Days that operators have to submit their documents; null if documents are not required. */
  documentsGraceDays: number | null;
  adminRules: AdminRules;
  credentials: Credentials;
  /** Encrypts single fields in the database. */
  cipher: FieldCipher;
  unpaidLimits: UnpaidLimits;
  /** Hosts (`name:port`) whose calendar feeds may be read despite private addresses. */
  trustedFeedHosts: readonly string[];
  /** Email addresses of admins who may not sign in here. */
  refusedAdmins: readonly string[];
  alertEmail: string;
  backupAlertHours: BackupAlertHours;
  log: Log;
  /** Epoch milliseconds. */
  now: () => number;
  /** Returns an unguessable id. */
  newId: () => string;
  randomBytes: (count: number) => Uint8Array;
  site: SiteFacts & { cardEntry: CardEntry | null };
};
