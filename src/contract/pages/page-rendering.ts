import type { Company } from './company.ts';
import type { Language } from '#i18n/languages/languages.ts';
import type { SiteClaims } from '#i18n/site/site-texts.ts';

/** Interface between the server, which caches pages, and the web, which renders them. */

/** Settings of this installation that pages display. */
export type SiteFacts = {
  publicUrl: string;
  whatsappNumber: string | null;
  /** Bare email address of support. */
  supportEmail: string;
  company: Company;
  /** The owner's claims, if they differ from the specification's. */
  claims?: SiteClaims;
  /** Enabled languages; absent if English is the only one. */
  languages?: readonly Language[];
  /** Number of days from today with a weather forecast; absent if there is no forecast. */
  forecastDays?: number;
  /** URL and public key of the hosted sign-in service, if one is set; else this site's own `/auth/v1`. */
  authUrl?: string;
  authAnonKey?: string;
  /** Null if cards cannot be entered on our pages. */
  cardEntry?: CardEntry | null;
  /** Build id of the pages: a long-open page from another build is outdated. */
  build?: string;
};

/**
 * How a browser sends card data to the payment provider, never to this server: `plain` posts it to the provider's API,
 * `stripe` shows the fields of Stripe's script.
 */
export type CardEntry =
  | { kind: 'plain'; apiUrl: string; publishableKey: string }
  | { kind: 'stripe'; publishableKey: string };

/** A natively submitted form that the server rejected: the page displays it again. */
export type RefusedForm = {
  /** Typed values by field; an unticked box is absent. */
  values: Readonly<Record<string, string>>;
  /** The reason; `fields` has a sentence for each field that has to change. */
  message: string;
  fields: Readonly<Record<string, string>>;
  /** The current total in cents, if it differs from the one shown. */
  amountCents: number | null;
  /** This browser's earlier booking of the same trip. */
  bookedId: string | null;
};

export type PageRequest = {
  /** Path and query as requested. */
  url: string;
  refused?: RefusedForm;
  /** Epoch milliseconds: "now" for the rendering. */
  nowMs: number;
  site: SiteFacts;
  /** Calls the API inside this process; the path starts with a slash. */
  callApi: (path: string) => Promise<{ status: number; text: () => Promise<string> }>;
};

/** A page ready to be written into the document: all strings are safe HTML. */
export type RenderedPage = {
  status: 200 | 404 | 500 | 503;
  /** Set for a redirect instead of a page; `isMoved` makes it permanent. */
  redirect?: { to: string; isMoved: boolean };
  language: Language;
  /** Pattern of the URL path, such as `/boats/:slug`. */
  route: string;
  title: string;
  /** Tags for the document's head: title, description, canonical. */
  head: string;
  /** Preload for the `Link` header, which browsers read before the document; null if there is none. */
  firstPreload: string | null;
  body: string;
  /**
   * Whether guests often arrive here first: such a page opts out of COOP, which would make browsers switch processes.
   */
  isLandingPage: boolean;
  /** JSON-LD in its script element, or empty. */
  dataForMachines: string;
  /** JSON for `<script type="application/json" id="state">`, already escaped. */
  state: string;
  /** Source paths of the page's message catalogues, by group. */
  messages: Readonly<Record<string, string>>;
  /** Source paths of the page's lazy modules, as in the build manifest: worth preloading. */
  modules: string[];
  /** Source paths of modules loaded on demand: worth caching for offline use. */
  laterModules: string[];
  /** Whether every visitor gets identical bytes, so that the page can be cached. */
  isShared: boolean;
  /** Whether the URL itself grants access, so the page is never cached and no referrer is sent to other sites. */
  isSecret: boolean;
  /** Whether other sites may embed it in a frame. */
  isFramable: boolean;
};

export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;

/** Whether a page exists at this path, which has no language prefix. */
export type HasPage = (path: string) => Promise<boolean>;

/** Database rows with one sitemap entry each. */
export type SitemapRows = 'boats' | 'ship days';

/** Pages for the sitemap and for robots.txt. */
export type CrawledPages = {
  /** Paths without a language prefix, in sitemap order. */
  addresses: readonly string[];
  rows: readonly SitemapRows[];
  /** Path prefixes that crawlers must not open. */
  disallowed: readonly string[];
};
