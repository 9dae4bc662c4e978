// Which licenses may come with the product. None of them asks for our own source.

/** Asked of us: to keep the notice. */
const PERMISSIVE = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['Unlicense', 'CC0-1.0', 'PostgreSQL', 'Python-2.0'],
];
/** Asked of us as well: to give out the source of its own files when we change them, which we do not. */
const WEAK_COPYLEFT = ['MPL-2.0'];
/** Of a font: it may not be sold by itself. */
const FONTS = ['OFL-1.1'];
/** A library of its own file, loaded when the server runs, that anybody may replace: sharp's libvips. */
const LIBRARIES = { prefix: '@img/', licenses: ['LGPL-3.0-or-later'] };

const SHIPPED = new Set([...PERMISSIVE, ...WEAK_COPYLEFT, ...FONTS]);
const USED = new Set([...PERMISSIVE, ...WEAK_COPYLEFT]);

/** Packages that do not name their license where npm looks for it, and where it stands. */
const NAMED_ELSEWHERE = {
  busboy: 'MIT', // in its LICENSE, and in package.json as of old
  streamsearch: 'MIT', // the same
  'humanize-number': 'MIT', // in its Readme.md
  suncalc: 'BSD-2-Clause', // in its LICENSE
};

/** Every package of a lock file that is not our own, with its license, and whether it is shipped. */
export function namesOf(packages) {
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { license, version, dev }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name, version, license: license ?? NAMED_ELSEWHERE[name], isShipped: dev !== true };
    });
}

/** Whether a package's license, an SPDX expression, is on the list for what it is used for. */
export function isAllowed({ name, license, isShipped }) {
  if (license === undefined) return false;
  const own = name.startsWith(LIBRARIES.prefix) ? LIBRARIES.licenses : [];
  const allows = (id) => (isShipped ? SHIPPED : USED).has(id) || own.includes(id);
  const choices = license.replace(/^\(|\)$/g, '').split(' OR ');
  // Where both stand in one expression, a person has to read it.
  return choices.some((choice) => choice.split(' AND ').every((id) => allows(id.trim())));
}
