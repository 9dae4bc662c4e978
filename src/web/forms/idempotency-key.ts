import { useRef } from 'react';
import { forgetStored, readStored, writeStored } from '../shared/storage/session-store.ts';

/**
 * Keeps a request's idempotency key in this tab. Every attempt reuses the key, even after a reload, until a call of
 * `forgetKey`.
 */
export function useStoredIdempotencyKey(storedAs: 'checkoutKey' | 'reservationKey') {
  const key = useRef<string | null>(null);
  const idempotencyKey = (): string => {
    const stored = readStored(storedAs);
    key.current ??= typeof stored === 'string' ? stored : newIdempotencyKey();
    writeStored(storedAs, key.current);
    return key.current;
  };
  const forgetKey = () => {
    key.current = null;
    forgetStored(storedAs);
  };
  return { idempotencyKey, forgetKey };
}

/** Creates a UUID (version 4). `crypto.randomUUID` is missing on pages without TLS. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
