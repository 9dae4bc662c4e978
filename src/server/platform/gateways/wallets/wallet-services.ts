/** Signs passes for Apple Wallet and notifies devices that a pass has changed. */
export type AppleWallet = {
  passTypeId: string;
  teamId: string;
  /** Expiry of the certificates in epoch milliseconds: passes signed later are rejected by devices. */
  validUntilMs: number;
  /** Packs the files into a signed `.pkpass` file. Calls no service. */
  signPass(files: PassFiles): Promise<Uint8Array<ArrayBuffer>>;
  /** `gone`: the device no longer accepts notifications with this token. */
  pushUpdate(pushToken: string): Promise<'sent' | 'gone'>;
};

/** Contents of a pass by file name. */
export type PassFiles = Readonly<Record<string, Uint8Array>>;

/** Stores passes at Google and links to them. */
export type GoogleWallet = {
  issuerId: string;
  /** Throws unless the service account may read the issuer's classes. */
  checkAccess(): Promise<void>;
  /** Creates the class unless it exists. */
  createClass(passClass: GoogleResource): Promise<void>;
  /** Creates the object, or replaces it if it exists. */
  saveObject(object: GoogleResource): Promise<void>;
  /** Returns a signed link that adds a saved object to the visitor's wallet. Calls no service. */
  signSaveUrl(object: { id: string; classId: string }): Promise<string>;
};

export type GoogleResource = { id: string } & Readonly<Record<string, unknown>>;

/** Null: the wallet is not configured. */
export type Wallets = { apple: AppleWallet | null; google: GoogleWallet | null };

/** False without settings, and once Apple's certificates have expired. */
export function isWalletOpen({ apple, google }: Wallets, name: 'apple' | 'google', nowMs: number) {
  return name === 'apple' ? apple !== null && nowMs < apple.validUntilMs : google !== null;
}

/** Thrown when a wallet's service is unreachable, refuses a request or returns invalid data. */
export class WalletUnavailable extends Error {}
