const safeProtocol = /^(https?|ircs?|mailto|xmpp)$/i;

/** A link in somebody's text, if it may be followed: only web, mail and chat protocols, and relative links (spec 9); else null. */
export function safeHref(href: string): string | null {
  const colon = href.indexOf(':');
  const isRelative = colon === -1 || /[/?#]/.test(href.slice(0, colon));
  return isRelative || safeProtocol.test(href.slice(0, colon)) ? href : null;
}
