import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Encrypts texts for the database (AES-256-GCM). */
export type FieldCipher = {
  /** Binds the text to `owner` as associated data: it does not decrypt for another owner. */
  encrypt(text: string, owner: string): string;
  /** Null for another key, another owner, or tampered text. */
  decrypt(encrypted: string, owner: string): string | null;
};

const VERSION = 'v1';
const TAG_BYTES = 16;

/** Each key is 32 bytes as base64url. The first one encrypts; the others only decrypt, for key rotation. */
export function openFieldCipher(key: string, otherKeys: readonly string[] = []): FieldCipher {
  const secrets = [key, ...otherKeys].map(bytes);
  const [secret = Buffer.alloc(0)] = secrets;
  return {
    encrypt(text, owner) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', secret, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(owner));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const parts = [nonce, cipher.getAuthTag(), body].map((part) => part.toString('base64url'));
      return [VERSION, ...parts].join('.');
    },
    decrypt(encrypted, owner) {
      for (const each of secrets) {
        const text = decryptWith(each, encrypted, owner);
        if (text !== null) return text;
      }
      return null;
    },
  };
}

function decryptWith(secret: Buffer, encrypted: string, owner: string): string | null {
  const [version, nonce = '', tag = '', body = ''] = encrypted.split('.');
  if (version !== VERSION) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', secret, bytes(nonce), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes(tag));
    return Buffer.concat([decipher.update(bytes(body)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function bytes(text: string): Buffer {
  return Buffer.from(text, 'base64url');
}
