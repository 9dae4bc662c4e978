// Licenses that may be shipped with the product. They do not require publishing our own source.

/** Require keeping the copyright notice. */
const PERMISSIVE = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['Unlicense', 'CC0-1.0', 'PostgreSQL', 'Python-2.0'],
];
/** Also require publishing changes to their own files, which we do not make. */
const WEAK_COPYLEFT = ['MPL-2.0'];
/** Forbids selling the font by itself. */
const FONTS = ['OFL-1.1'];
/** Allowed for replaceable libraries in separate files, loaded at runtime: sharp's libvips. */
const LIBRARIES = { prefix: '@img/', licenses: ['LGPL-3.0-or-later'] };

const SHIPPED = new Set([...PERMISSIVE, ...WEAK_COPYLEFT, ...FONTS]);
const USED = new Set([...PERMISSIVE, ...WEAK_COPYLEFT]);

/** Licenses that packages state elsewhere than where npm looks, with the place of each. */
const NAMED_ELSEWHERE = {
  busboy: 'MIT', // in its LICENSE, and in package.json in the old format
  streamsearch: 'MIT', // as above
  'humanize-number': 'MIT', // in its Readme.md
  suncalc: 'BSD-2-Clause', // in its LICENSE
};

/** Lists third-party packages of a lock file with license and whether they are shipped. */
export function listPackages(packages) {
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { license, version, dev }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name, version, license: license ?? NAMED_ELSEWHERE[name], isShipped: dev !== true };
    });
}

/** Whether a package's license, an SPDX expression, is allowed for its use. */
export function isAllowed({ name, license, isShipped }) {
  if (license === undefined) return false;
  const own = name.startsWith(LIBRARIES.prefix) ? LIBRARIES.licenses : [];
  const allows = (id) => (isShipped ? SHIPPED : USED).has(id) || own.includes(id);
  const choices = license.replace(/^\(|\)$/g, '').split(' OR ');
  // Rejects expressions with both AND and OR, which need a person's review.
  return choices.some((choice) => choice.split(' AND ').every((id) => allows(id.trim())));
}
