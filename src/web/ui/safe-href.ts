const safeProtocol = /^(https?|ircs?|mailto|xmpp)$/i;

/** Returns a user-supplied link if it is safe: web, mail and chat protocols, and relative links (spec 9); else null. */
export function safeHref(href: string): string | null {
  const colon = href.indexOf(':');
  const isRelative = colon === -1 || /[/?#]/.test(href.slice(0, colon));
  return isRelative || safeProtocol.test(href.slice(0, colon)) ? href : null;
}
