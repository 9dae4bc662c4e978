import { mailMessages } from '#i18n/catalogues/mail-messages.ts';
import { SITE_NAME } from '#i18n/site/site-texts.ts';
import type {
  GoogleResource,
  GoogleWallet,
} from '../../platform/gateways/wallets/wallet-services.ts';
import type { PassContent, PassField } from './pass-content.ts';

/** Token `deep` (docs/visual-language.md). */
const BACKGROUND = '#06272f';
/** Last part of the class id. Change it together with the class, because Google reviews each class only once. */
const CLASS_VERSION = 'boat-trips-1';

/** Rows of the card. */
const rows: readonly (readonly [PassField['name'], PassField['name']?])[] = [
  ['date', 'time'],
  ['returns', 'guests'],
  ['place'],
];

/** Saves a pass at Google. Creates the class of the passes on first use. */
export async function saveGooglePass(
  google: GoogleWallet,
  site: { publicUrl: string },
  content: PassContent,
): Promise<void> {
  await google.createClass(buildClass(google.issuerId, site));
  await google.saveObject(buildObject(google.issuerId, content));
}

export function signSaveUrl(google: GoogleWallet, passId: string): Promise<string> {
  return google.signSaveUrl(nameObject(google.issuerId, passId));
}

function nameObject(issuerId: string, passId: string) {
  return { id: `${issuerId}.${passId}`, classId: `${issuerId}.${CLASS_VERSION}` };
}

/** Builds the class that all passes share; the object of each pass contains the details of its trip. */
function buildClass(issuerId: string, { publicUrl }: { publicUrl: string }): GoogleResource {
  return {
    id: `${issuerId}.${CLASS_VERSION}`,
    issuerName: SITE_NAME,
    reviewStatus: 'UNDER_REVIEW',
    eventName: localize('en', mailMessages.en.boatTrips),
    hexBackgroundColor: BACKGROUND,
    logo: { sourceUri: { uri: `${publicUrl}/icons/icon-512.png` } },
    homepageUri: { uri: publicUrl },
    classTemplateInfo: {
      cardTemplateOverride: {
        cardRowTemplateInfos: rows.map(([one, other]) =>
          other === undefined
            ? { oneItem: { item: showField(one) } }
            : { twoItems: { startItem: showField(one), endItem: showField(other) } },
        ),
      },
    },
  };
}

function showField(name: PassField['name']) {
  return { firstValue: { fields: [{ fieldPath: `object.textModulesData['${name}']` }] } };
}

function buildObject(issuerId: string, content: PassContent): GoogleResource {
  const { state, fields, code, when, location, language, title } = content;
  return {
    ...nameObject(issuerId, content.passId),
    state: state === 'valid' ? 'ACTIVE' : 'INACTIVE',
    ticketType: localize(language, title),
    hexBackgroundColor: BACKGROUND,
    textModulesData: fields.map(({ name, label, value }) => ({
      id: name,
      header: label,
      body: value,
    })),
    ...(code !== null && { barcode: { type: 'QR_CODE', value: code, alternateText: code } }),
    ...(when && {
      validTimeInterval: {
        start: { date: new Date(when.startsAtMs).toISOString() },
        end: { date: new Date(when.endsAtMs).toISOString() },
      },
    }),
    ...(location && { merchantLocations: [location] }),
  };
}

function localize(language: string, value: string) {
  return { defaultValue: { language, value } };
}
