import { Link, useLocation } from 'wouter';
import { paths } from '#contract/pages/paths.ts';
import { isDay, type Day } from '#domain/time/days.ts';
import { groupRanges } from '#domain/boats/boats.ts';
import { useAddress } from '../../shared/language/use-address.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import type { HomeMessages } from './common-questions.ts';
import { useIslandNow } from '../../shared/site/island-clock.tsx';
import { buildSrcSet } from '../../ui/boat-photo.tsx';
import { Button } from '../../ui/button.tsx';
import { useIsHydrated } from '../../ui/hydrated.ts';
import { SelectField, TextField } from '../../forms/form-field.tsx';
import { dismissToast, showToast } from '../../ui/toasts.ts';

const heroWidths = `${buildSrcSet('/pictures/hero', 'avif')}, /pictures/hero-2400.avif 2400w`;

export function Hero() {
  const t = useMessages('home');
  return (
    <section className="relative lg:flex lg:min-h-[min(44rem,calc(100dvh-5rem))] lg:items-center">
      <picture>
        <source
          type="image/avif"
          srcSet={heroWidths}
          sizes="(min-width: 64rem) max(56vw, 66rem), 100vw"
        />
        <img
          src="/pictures/hero-960.webp"
          alt=""
          width={960}
          height={640}
          fetchPriority="high"
          className="block h-[clamp(12rem,31dvh,24rem)] w-full rounded-bl-[3.5rem] bg-shallows object-cover object-[74%_62%] lg:absolute lg:inset-y-0 lg:right-0 lg:h-full lg:w-[min(56%,50vw+4.5rem)] lg:rounded-bl-[7rem] lg:object-[84%_50%]"
        />
      </picture>
      <div className="page-width relative">
        <div className="pt-7 lg:w-[44%] lg:py-14">
          <h1 className="text-[clamp(2rem,10.2vw,3rem)] leading-[1.02] sm:text-[clamp(2.375rem,1.5rem+3.4vw,4.5rem)] font-extrabold tracking-[-0.035em] lg:pr-10">
            {t.headline}
          </h1>
          <p className="mt-4 max-w-xl text-lg text-ink-soft sm:text-xl lg:mt-5 lg:max-w-md lg:pr-6">
            {t.subline}
          </p>
        </div>
        <div className="mt-6 lg:-mt-5 lg:w-[52%] lg:pb-12">
          <HeroSearch />
        </div>
      </div>
    </section>
  );
}

/** Searches the listing by date and group size (spec 2, 5). Without JavaScript, the browser submits the form. */
function HeroSearch() {
  const [, navigate] = useLocation();
  const t = useMessages('home');
  const localizeAddress = useAddress();
  const today = useIslandNow().day;
  const isHydrated = useIsHydrated();
  const search = (form: HTMLFormElement) => {
    const chosen = Object.fromEntries(new FormData(form)) as SearchInput;
    const problem = searchProblem(chosen, today, t);
    if (problem === null) {
      dismissToast();
      navigate(paths.listing(chosen));
      return;
    }
    const { field, ...toast } = problem;
    showToast({ ...toast, tone: 'destructive' });
    (form.elements.namedItem(field) as HTMLElement | null)?.focus();
  };
  return (
    <form
      action={localizeAddress(paths.listing())}
      method="get"
      role="search"
      aria-label={t.findBoat}
      // Leaves native validation to browsers without JavaScript.
      noValidate={isHydrated}
      onSubmit={(event) => {
        event.preventDefault();
        search(event.currentTarget);
      }}
      className="grid gap-4 rounded-card border border-line bg-card p-5 shadow-lift sm:grid-cols-2 sm:p-6"
    >
      <TextField label={t.date} name="date" type="date" min={today} required />
      <SelectField label={t.people} name="groupSize" defaultValue="" required>
        <option value="">{t.chooseGroup}</option>
        {groupRanges.map((range) => (
          <option key={range} value={range}>
            {range}
          </option>
        ))}
      </SelectField>
      <Button type="submit" className="sm:col-span-2">
        {t.book}
      </Button>
      <Link href={paths.ships()} className="text-link">
        {t.byShip}
      </Link>
    </form>
  );
}

type SearchInput = { date: string; groupSize: string };

function searchProblem({ date, groupSize }: SearchInput, today: Day, t: HomeMessages) {
  if (!isDay(date) || date < today) {
    return {
      field: 'date',
      title: t.dateRequired,
      description: t.selectDate,
    };
  }
  if (groupSize === '') {
    return {
      field: 'groupSize',
      title: t.groupRequired,
      description: t.selectGroup,
    };
  }
  return null;
}
