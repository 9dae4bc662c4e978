/**
 * The name of a cookie that is for one path: over https the name itself keeps plain connections from setting it. (A
 * `__Host-` name, which keeps other hosts out as well, would have it sent to every path.)
 */
export function pathCookie(name: string, publicUrl: string): string {
  return publicUrl.startsWith('https:') ? `__Secure-${name}` : name;
}
