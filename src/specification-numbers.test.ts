import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';

type Rule = {
  /** The only line that states the number, and its file. */
  file: string;
  line: string;
  /** Matches a line that states the number again. */
  again: RegExp;
  /** A line that states the number instead of importing the constant. */
  example: string;
};

/** Matches a number next to a word on one line, but not within `w-12`, `1-12` or `12px`. */
const near = (word: string, number: string) =>
  new RegExp(
    `(?:${word}).*(?<![\\w.$-])${number}(?![\\w.-])|(?<![\\w.$-])${number}(?![\\w.-]).*(?:${word})`,
    'i',
  );

/** Numbers of the specification and of the decisions that extend it, and where each is stated. */
const rules: Record<string, Rule> = {
  'photos of a boat': {
    file: 'src/domain/boats/photos.ts',
    line: 'export const MAX_PHOTOS = 12;',
    again: near('photo|images', '12'),
    example: 'images: z.array(photo).check(z.maxLength(12)),',
  },
  'bytes of a photo': {
    file: 'src/domain/boats/photos.ts',
    line: 'export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;',
    again: /\b5 \* 1024 \* 1024\b|\b5_?242_?880\b/,
    example: 'const LIMIT = 5 * 1024 * 1024;',
  },
  'thumbnails beside the cover': {
    file: 'src/domain/boats/photos.ts',
    line: 'export const MAX_THUMBNAILS = 3;',
    again: near('thumbnail', '3'),
    example: 'const thumbnails = images.slice(1, 1 + 3);',
  },
  'days that can be booked ahead': {
    file: 'src/domain/availability/availability.ts',
    line: 'export const BOOKING_HORIZON_DAYS = 180;',
    again: near('horizon|bookable|ahead', '180'),
    example: 'const lastBookable = addDays(today, 180);',
  },
  'months of the calendar': {
    file: 'src/domain/availability/availability.ts',
    line: 'export const CALENDAR_HORIZON_MONTHS = 6;',
    again: near('horizon|lastMonth', '6'),
    example: 'const lastMonth = addMonths(month, 6);',
  },
  'suggested days': {
    file: 'src/domain/availability/availability.ts',
    line: 'export const SUGGESTED_DAYS = 3;',
    again: near('suggest', '3'),
    example: 'const suggested = days.slice(0, 3);',
  },
  'days scanned for suggestions': {
    file: 'src/domain/availability/availability.ts',
    line: 'export const SUGGESTION_SCAN_DAYS = 90;',
    again: near('suggest|scan', '90'),
    example: 'const SCAN_DAYS = 90;',
  },
  'start times of a day without its own': {
    file: 'src/domain/availability/availability.ts',
    line: "export const defaultTimeSlots: readonly Time[] = ['09:00', '14:00'];",
    again: /'09:00', ?'14:00'/,
    example: "const times = slots ?? ['09:00', '14:00'];",
  },
  'days in the preview': {
    file: 'src/web/shared/calendar/next-days.tsx',
    line: 'const PREVIEW_DAYS = 14;',
    again: near('preview', '14'),
    example: 'const preview = listDays(today, addDays(today, 14));',
  },
  'days that a quick action opens': {
    file: 'src/web/operator/availability/availability-tab.tsx',
    line: '{[7, 30].map((count) => (',
    again: /\[7, 30\]/,
    example: 'const quickActions = [7, 30];',
  },
  'group sizes of the search': {
    file: 'src/domain/boats/boats.ts',
    line: "export const groupRanges = ['1-4', '5-10', '11-20', '21+'] as const;",
    again: /'(?:1-4|5-10|11-20|21\+)'/,
    example: "<option value='11-20'>",
  },
  'largest group of the booking form': {
    file: 'src/domain/bookings/bookings.ts',
    line: 'export const FORM_GROUP_CAP = 20;',
    again: near('group', '20'),
    example: 'const maxGroup = Math.min(capacity, 20);',
  },
  'service fee': {
    file: 'src/domain/money/pricing.ts',
    line: 'export const SERVICE_FEE_PERCENT = 5;',
    again: near('fee', '(?:5|0\\.05|1\\.05)'),
    example: 'const feeCents = Math.round(tripCents * 0.05);',
  },
  'price of featuring': {
    file: 'src/domain/search/featuring.ts',
    line: 'export const FEATURE_PRICE_CENTS = 290_00;',
    again: /(?<![\w.])290(?:_?00)?(?![\w.])/,
    example: 'const priceCents = 29000;',
  },
  'months of featuring': {
    file: 'src/domain/search/featuring.ts',
    line: 'export const FEATURE_MONTHS = 6;',
    again: near('feature', '6'),
    example: 'const featuredUntil = addMonthsToDay(from, 6);',
  },
  'length of a password': {
    file: 'src/contract/operator/operator-api.ts',
    line: 'export const MIN_PASSWORD_LENGTH = 6;',
    again: near('password', '6(?! characters)'),
    example: "password: z.string().check(z.minLength(6, 'Password')),",
  },
  'pause between two polls for a booking': {
    file: 'src/domain/bookings/settlements.ts',
    line: 'export const POLL_EVERY_MS = 1000;',
    again: near('poll\\w* =', '1_?000'),
    example: 'const POLL_MS = 1_000;',
  },
  'polls for a booking': {
    file: 'src/domain/bookings/settlements.ts',
    line: 'export const POLL_ATTEMPTS = 10;',
    again: near('poll', '10'),
    example: 'const MAX_POLLS = 10;',
  },
  'rating of a boat without reviews': {
    file: 'src/i18n/site/site-texts.ts',
    line: "export const RATING_LABEL = '4.8';",
    again: /['"`>]4\.8['"`<]/,
    example: '<span>4.8</span>',
  },
  'rating on the home page': {
    file: 'src/i18n/site/site-texts.ts',
    line: "export const LANDING_RATING = '4.9/5';",
    again: /\b4\.9\b/,
    example: '<strong>4.9/5</strong>',
  },
  'countries of visitors': {
    file: 'src/i18n/site/site-texts.ts',
    line: "export const VISITOR_COUNTRIES = '32+';",
    again: /\b32\+/,
    example: 'Visitors from 32+ countries',
  },
  'rows on the dashboard of the platform': {
    file: 'src/domain/admin/platform-metrics.ts',
    line: 'export const MAX_DASHBOARD_ROWS = 5;',
    again: near('recentBookings|popularBoats', '5'),
    example: 'const shown = recentBookings.slice(0, 5);',
  },
  'text from which an info page has contents': {
    file: 'src/i18n/site/info-texts.ts',
    line: 'export const CONTENTS_FROM_CHARACTERS = 800;',
    again: near('length >|contents', '800'),
    example: 'if (text.length > 800) showContents();',
  },
  'cache of the signed-in operator': {
    file: 'src/web/operator/session/operator-requests.ts',
    line: "createQuery('GET /api/auth/me', { staleTime: 5 * MINUTE_MS, retry: false, retryOnMount: true });",
    again: near('auth/me|meQuery', '5'),
    example: 'useQuery(meQuery({ staleTime: 5 * MINUTE_MS }));',
  },
  'time that a toast is shown': {
    file: 'src/web/ui/toast-area.tsx',
    line: '<Provider label={t.notification} duration={5000} swipeThreshold={50}>',
    again: near('toast|duration', '5_?000'),
    example: 'const TOAST_MS = 5_000;',
  },
  'key of the notifications': {
    file: 'src/web/ui/toasts.ts',
    line: "export const TOAST_HOTKEY = 'F8';",
    again: /['"]F8['"]/,
    example: "if (event.key === 'F8') open();",
  },
  'currencies of payouts': {
    file: 'src/domain/payouts/payouts.ts',
    line: "export const payoutCurrencies = ['USD', 'ANG'] as const;",
    again: /'USD', ?'ANG'/,
    example: "z.enum(['USD', 'ANG'])",
  },
  'country of a bank': {
    file: 'src/domain/payouts/payouts.ts',
    line: "export const DEFAULT_BANK_COUNTRY = 'Sint Maarten';",
    again: /bankCountry.*'Sint Maarten'/,
    example: "bankCountry: z._default(z.string(), 'Sint Maarten'),",
  },
  'hours of free cancellation': {
    file: 'src/domain/trip-changes/cancellations.ts',
    line: 'export const FREE_CANCELLATION_HOURS = 48;',
    again: near('cancel|free', '48'),
    example: 'const freeUntil = start - 48 * HOUR_MS;',
  },
  'minutes of a checkout': {
    file: 'src/domain/bookings/hold-ends.ts',
    line: 'export const CHECKOUT_HOLD_MINUTES = 31;',
    again: near('hold', '31'),
    example: 'const HOLD_MINUTES = 31;',
  },
  'hours to answer a request': {
    file: 'src/domain/bookings/hold-ends.ts',
    line: 'export const APPROVAL_HOURS = 12;',
    again: near('approv', '12'),
    example: 'const approvalDue = now + 12 * HOUR_MS;',
  },
  'hours of an invitation': {
    file: 'src/domain/admin/admin-sign-in.ts',
    line: 'export const INVITATION_HOURS = 48;',
    again: near('invit', '48(?! hours)'),
    example: 'const invitationEndsAt = now + 48 * HOUR_MS;',
  },
};

type Source = { file: string; lines: string[] };

/** Without the catalogues: their messages are the specification's to the letter. */
const sources: Source[] = ['src', 'db/functions'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => /\.(tsx?|sql)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, lines: readCode(file) })),
);

/** Lines of a file without comments. */
function readCode(file: string): string[] {
  const text = readFileSync(file, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .replaceAll(/(^|\s)(?:\/\/|-- ).*$/gm, '$1');
  return text.split('\n').map((line) => line.trim());
}

/** Lists the lines that state a number besides its constant. */
function findAgain({ file, line, again }: Rule, among: readonly Source[]): string[] {
  return among.flatMap((source) =>
    source.lines
      .filter((each) => again.test(each) && !(source.file === file && each === line))
      .map((each) => `${source.file}: ${each}`),
  );
}

describe.each(Object.entries(rules))('the specified number: %s', (_, rule) => {
  test('the number is stated in the file that defines it', () => {
    const home = sources.find(({ file }) => file === rule.file);
    expect(home?.lines.filter((line) => line === rule.line)).toEqual([rule.line]);
  });

  test('the number is stated only once', () => {
    expect(findAgain(rule, sources)).toEqual([]);
  });

  test('a second constant for the number would be found', () => {
    const second = { file: 'src/web/second.ts', lines: [rule.example] };
    expect(findAgain(rule, [second])).toEqual([`src/web/second.ts: ${rule.example}`]);
  });
});

describe('rate limits', () => {
  const limits = Object.values(endpoints).flatMap((endpoint) =>
    'limit' in endpoint && endpoint.limit ? [endpoint.limit] : [],
  );

  test('each rate limit name is declared only once', () => {
    const declared = sources
      .filter(({ file }) => file.startsWith('src/contract'))
      .flatMap(({ lines }) =>
        lines.flatMap((line) => /\{ name: '([\w-]+)',/.exec(line)?.[1] ?? []),
      );
    const names = [...new Set(limits.map(({ name }) => name))];
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => declared.filter((each) => each === name).length !== 1)).toEqual(
      [],
    );
  });
});
