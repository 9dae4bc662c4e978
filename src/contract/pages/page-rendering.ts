import type { Company } from './company.ts';
import type { Language } from '#i18n/languages/languages.ts';
import type { SiteClaims } from '#i18n/site/site-texts.ts';

/** The interface between the server, which caches pages, and the web, which renders them. */

/** Facts of this installation that pages show. */
export type SiteFacts = {
  publicUrl: string;
  whatsappNumber: string | null;
  /** Where people read what guests write: the address alone. */
  supportEmail: string;
  /** Who runs the shop. */
  company: Company;
  /** Where the owner has set other claims than the specification's. */
  claims?: SiteClaims;
  /** The languages that there are, where English is not the only one. */
  languages?: readonly Language[];
  /** For how many days from today a forecast of the weather is shown, where there is one. */
  forecastDays?: number;
  /** Where operators sign in, and its public key, when a hosted service is set; else this site's own `/auth/v1`. */
  authUrl?: string;
  authAnonKey?: string;
  /** Null where no card can be taken from a page of ours. */
  cardEntry?: CardEntry | null;
  /** Names the build of the pages: with another one, a page that has been open for long is old. */
  build?: string;
};

/**
 * How a browser gives a card to the payment provider, and never to us: `plain` posts it to the provider's
 * API, `stripe` shows the fields of Stripe's own script.
 */
export type CardEntry =
  | { kind: 'plain'; apiUrl: string; publishableKey: string }
  | { kind: 'stripe'; publishableKey: string };

/** A form that the browser itself has sent and the server refused: the page shows it again. */
export type RefusedForm = {
  /** What was typed, by field; a box that was not ticked is absent. */
  values: Readonly<Record<string, string>>;
  /** Why, and a sentence for each field that has to change. */
  message: string;
  fields: Readonly<Record<string, string>>;
  /** The total in cents, when it is another one than was shown. */
  amountCents: number | null;
  /** The booking of the same trip that this browser has made before. */
  bookedId: string | null;
};

export type PageRequest = {
  /** Path and query as asked for. */
  url: string;
  refused?: RefusedForm;
  /** Epoch milliseconds: what "now" was when this page was made. */
  nowMs: number;
  site: SiteFacts;
  /** Calls the API inside this process; the path starts with a slash. */
  callApi: (path: string) => Promise<{ status: number; text: () => Promise<string> }>;
};

/** A page ready to be written into the document: all strings are HTML that may be sent as it is. */
export type RenderedPage = {
  status: 200 | 404 | 500 | 503;
  /** Set when the answer is a redirect instead of a page; `isMoved` when that is for good. */
  redirect?: { to: string; isMoved: boolean };
  language: Language;
  /** The pattern of its address, such as `/boats/:slug`. */
  route: string;
  title: string;
  /** Tags for the document's head: title, description, canonical. */
  head: string;
  /** What to load before all else, as a `Link` header says it: a browser reads that before the document. Null: nothing. */
  firstPreload: string | null;
  body: string;
  /** Whether a stranger opens it first: it does without a process of its own. */
  isLandingPage: boolean;
  /** JSON-LD in its script element, or nothing. */
  dataForMachines: string;
  /** JSON for `<script type="application/json" id="state">`, already escaped. */
  state: string;
  /** Source paths of the catalogues with what the page says, by group. */
  messages: Readonly<Record<string, string>>;
  /** Source paths of the page's lazy modules, as the build's manifest names them: worth preloading. */
  modules: string[];
  /** Those that it loads only when it needs them: worth having when the network is gone by then. */
  laterModules: string[];
  /** Whether every visitor gets these very bytes, so that they may be kept. */
  isShared: boolean;
  /** Whether its address is a secret: no cache may keep the page, and no other site learn the address. */
  isSecret: boolean;
  /** Whether other sites may show it in a frame. */
  isFramable: boolean;
};

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

/** Whether there is a page at this path, which has no language in it. */
export type HasPage = (path: string) => Promise<boolean>;

/** Rows of the database that have an address each in the sitemap. */
export type SitemapRows = 'boats' | 'ship days';

/** What search engines may find, and where they may not look. */
export type CrawledPages = {
  /** Paths without a language, in the order of the sitemap. */
  addresses: readonly string[];
  rows: readonly SitemapRows[];
  /** What paths begin with that no crawler may open. */
  disallowed: readonly string[];
};
