import { isUuid } from '#domain/ids.ts';

/**
 * The booking that an event is about, by the iCalendar UID under which our mails' files and our exports
 * name it; null for every other event. `ownHost` is this site's host name.
 */
export function bookingIdOf(uid: unknown, ownHost: string): string | null {
  if (typeof uid !== 'string' || uid.length !== UUID_LENGTH + 1 + ownHost.length) return null;
  const [id = '', host] = uid.toLowerCase().split('@');
  return host === ownHost && isUuid(id) ? id : null;
}

/** The host as those UIDs have it. */
export function ownHostOf({ publicUrl }: { publicUrl: string }): string {
  return new URL(publicUrl).hostname;
}

const UUID_LENGTH = 36;
