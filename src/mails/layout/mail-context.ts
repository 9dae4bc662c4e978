import type { Company } from '#contract/pages/company.ts';
import { localizeAddress } from '#contract/pages/page-languages.ts';
import { toIslandNow, type Day, type Time } from '#domain/time/days.ts';
import { mailMessages } from '#i18n/catalogues/mail-messages.ts';
import { localizeFullDay, localizeMoney, localizeTime } from '#i18n/formats/language-formats.ts';
import type { Language } from '#i18n/languages/languages.ts';

/** Details of the sending site that mails show. */
export type MailSite = { publicUrl: string; supportEmail: string; company: Company };

/** Site, messages and formatters in the recipient's language. */
export type MailContext<Spoken extends Language = Language> = ReturnType<
  typeof createMailContext<Spoken>
>;

export function createMailContext<Spoken extends Language>(language: Spoken, site: MailSite) {
  const t = mailMessages[language];
  const day = (on: Day) => localizeFullDay(language, on);
  const time = (at: Time) => localizeTime(language, at);
  return {
    language,
    site,
    t,
    money: (cents: number) => localizeMoney(language, cents),
    day,
    time,
    /** "Friday, December 4, 2026, 9:00 AM" in the island's time zone. */
    moment(atMs: number): string {
      const island = toIslandNow(atMs);
      return t.dayAndTime(day(island.day), time(island.time));
    },
    /** "9:00 AM on Friday, December 4, 2026" */
    deadline(atMs: number): string {
      const island = toIslandNow(atMs);
      return t.timeOnDay(time(island.time), day(island.day));
    },
    /** Builds a URL of the site, in the recipient's language if the page is translated. */
    url: (path: string) => site.publicUrl + localizeAddress(language, path),
  };
}

/** Props of a mail's component, which has sample values as their defaults. */
export type Sampled<Props, Spoken extends Language = Language> = Partial<
  Props & { context: MailContext<Spoken> }
>;
