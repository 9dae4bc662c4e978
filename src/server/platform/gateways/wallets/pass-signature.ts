import { Null, ObjectIdentifier, OctetString, UTCTime } from 'asn1js';
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  id_ContentType_Data,
  id_ContentType_SignedData,
} from 'pkijs';
import { hash, type KeyObject, type X509Certificate } from 'node:crypto';

export type PassSigner = {
  certificate: X509Certificate;
  key: KeyObject;
  /** Intermediate certificate, sent along so that devices can build the chain. */
  issuer: X509Certificate;
};

const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_TIME = '1.2.840.113549.1.9.5';

/** Signs the manifest of a pass: a detached PKCS#7 signature in DER. Signs natively, off the event loop. */
export async function signManifest(
  manifest: Uint8Array<ArrayBuffer>,
  { certificate, key, issuer }: PassSigner,
  nowMs: number,
): Promise<Uint8Array> {
  const own = parseCertificate(certificate);
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
    signedAttrs: buildSignedAttributes(manifest, nowMs),
  });
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: id_ContentType_Data }),
    signerInfos: [signer],
    certificates: [own, parseCertificate(issuer)],
  });
  await signed.sign(await importKey(key), 0, 'SHA-256', manifest);
  // RFC 4055 requires NULL, which the library leaves out.
  signer.signatureAlgorithm.algorithmParams = new Null();
  const content = new ContentInfo({
    contentType: id_ContentType_SignedData,
    content: signed.toSchema(true),
  });
  return new Uint8Array(content.toSchema().toBER(false));
}

/** Apple requires the signing time. */
function buildSignedAttributes(manifest: Uint8Array, nowMs: number): SignedAndUnsignedAttributes {
  const digest = hash('sha256', manifest, 'buffer');
  const attributes = [
    [CONTENT_TYPE, new ObjectIdentifier({ value: id_ContentType_Data })],
    [SIGNING_TIME, new UTCTime({ valueDate: new Date(nowMs) })],
    [MESSAGE_DIGEST, new OctetString({ valueHex: new Uint8Array(digest).buffer })],
  ] as const;
  return new SignedAndUnsignedAttributes({
    type: 0,
    attributes: attributes.map(([type, value]) => new Attribute({ type, values: [value] })),
  });
}

function parseCertificate({ raw }: X509Certificate): Certificate {
  return Certificate.fromBER(new Uint8Array(raw));
}

function importKey(key: KeyObject): Promise<CryptoKey> {
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const bytes = key.export({ type: 'pkcs8', format: 'der' });
  return crypto.subtle.importKey('pkcs8', new Uint8Array(bytes), algorithm, false, ['sign']);
}
