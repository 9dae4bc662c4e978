/**
 * Names a cookie for one path: over https, the `__Secure-` prefix keeps plain connections from setting it. (`__Host-`
 * also excludes other hosts, but requires Path=/.)
 */
export function pathCookie(name: string, publicUrl: string): string {
  return publicUrl.startsWith('https:') ? `__Secure-${name}` : name;
}
