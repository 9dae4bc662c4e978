import { mailMessages } from '#i18n/catalogues/mail-messages.ts';
import { SITE_NAME } from '#i18n/site/site-texts.ts';
import type { AppleWallet, PassFiles } from '../../platform/gateways/wallets/wallet-services.ts';
import type { PassContent, PassField } from './pass-content.ts';

/** Tokens `deep`, `foam` and `foam-soft` (docs/visual-language.md). */
const colours = {
  backgroundColor: 'rgb(6, 39, 47)',
  foregroundColor: 'rgb(255, 255, 255)',
  labelColor: 'rgb(188, 213, 218)',
};

/** Rows of Apple's event ticket. */
const layout = {
  headerFields: ['time'],
  primaryFields: ['boat'],
  secondaryFields: ['date', 'returns', 'guests'],
  auxiliaryFields: ['state', 'place'],
  backFields: ['captain', 'code'],
} as const satisfies Record<string, readonly PassField['name'][]>;

export const WEB_SERVICE_PATH = '/wallet/apple';

type Pass = {
  content: PassContent;
  /** Secret with which the device authenticates to read newer versions. */
  token: string;
  images: PassFiles;
};

/** Builds the signed `.pkpass` file of a pass. */
export function makeApplePass(
  apple: AppleWallet,
  site: { publicUrl: string },
  { content, token, images }: Pass,
): Promise<Uint8Array<ArrayBuffer>> {
  const pass = describePass(content, { ...apple, token, publicUrl: site.publicUrl });
  return apple.signPass({ 'pass.json': new TextEncoder().encode(JSON.stringify(pass)), ...images });
}

type Issuer = Pick<AppleWallet, 'passTypeId' | 'teamId'> & { token: string; publicUrl: string };

function describePass(
  content: PassContent,
  { passTypeId, teamId, token, publicUrl }: Issuer,
): object {
  const { code, when, location } = content;
  return {
    formatVersion: 1,
    passTypeIdentifier: passTypeId,
    teamIdentifier: teamId,
    serialNumber: content.passId,
    organizationName: SITE_NAME,
    description: content.title,
    logoText: SITE_NAME,
    ...colours,
    webServiceURL: publicUrl + WEB_SERVICE_PATH,
    authenticationToken: token,
    eventTicket: buildRows(content),
    ...(content.state !== 'valid' && { voided: true }),
    ...(code !== null && { barcodes: [buildBarcode(code)] }),
    ...(when && {
      relevantDate: formatInstant(when.startsAtMs),
      expirationDate: formatInstant(when.endsAtMs),
    }),
    ...(location && { locations: [location] }),
  };
}

/** Encodes only the booking code, as the trip's page does: crews scan or read it. */
function buildBarcode(code: string) {
  const format = 'PKBarcodeFormatQR';
  return { format, message: code, messageEncoding: 'iso-8859-1', altText: code };
}

function buildRows({ fields, language }: PassContent) {
  const t = mailMessages[language];
  const rows = Object.entries(layout).map(([row, names]) => [
    row,
    fields
      .filter(({ name }) => names.some((each) => each === name))
      .map(({ name, label, value }) => ({
        key: name,
        label,
        value,
        // Shows on the lock screen; Apple replaces %@ by the new value.
        changeMessage: t.passChanged(label, '%@'),
      })),
  ]);
  return Object.fromEntries(rows) as object;
}

/** W3C date and time without fractions, which Apple's parser rejects. */
function formatInstant(epochMs: number): string {
  return new Date(epochMs).toISOString().replace(/\.\d+Z$/, 'Z');
}
