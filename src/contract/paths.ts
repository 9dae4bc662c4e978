/** The path of every page for guests. `:name` is a parameter. */
export const pagePatterns = {
  home: '/',
  listing: '/booking',
  boat: '/boats/:slug',
  compare: '/compare',
  checkout: '/book/:boatId',
  bookingForm: '/booking/form',
  confirmation: '/booking/confirmation',
  paymentSuccess: '/booking/success',
  findBooking: '/trips/find',
  trip: '/trips/:token',
  info: '/info/:slug',
  board: '/board',
  portBoard: '/board/:port',
  embeddedBoard: '/board/embed',
  embeddedPortBoard: '/board/:port/embed',
  ships: '/ships',
  shipDay: '/ships/:day',
  status: '/status',
  offline: '/offline',
} as const;

type Patterns = typeof pagePatterns;

/** The parameters that a pattern names. */
type ParamNames<Pattern> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

type Params = Readonly<Record<string, string>>;
/** Query parameters; empty and undefined ones are left out. */
type Search = Readonly<Record<string, string | undefined>>;

type PathTo<Pattern> = [ParamNames<Pattern>] extends [never]
  ? (search?: Search) => string
  : (params: Readonly<Record<ParamNames<Pattern>, string>>, search?: Search) => string;

/** Builds the address of a page, encoded: `paths.boat({ slug }, { date })`. */
export const paths = Object.fromEntries(
  Object.entries(pagePatterns).map(([name, pattern]) => [name, pathTo(pattern)]),
) as { [Name in keyof Patterns]: PathTo<Patterns[Name]> };

function pathTo(pattern: string) {
  if (!pattern.includes(':')) return (search?: Search) => pattern + queryOf(search);
  return (params: Params, search?: Search) =>
    pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')) +
    queryOf(search);
}

function queryOf(search: Search = {}): string {
  const given = Object.entries(search).flatMap(([name, value]) =>
    value ? [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`] : [],
  );
  return given.length > 0 ? `?${given.join('&')}` : '';
}
