import { useLocation } from 'wouter';
import { isDay, type Day } from '#domain/days.ts';
import { groupRanges } from '#domain/group-ranges.ts';
import { useIslandNow } from '../layout/island-clock.tsx';
import { Button } from '../ui/button.tsx';
import { useIsHydrated } from '../ui/hydrated.ts';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { dismissToast, showToast } from '../ui/toasts.ts';

/** Date and number of people, on to the listing (spec 2, 5). Without scripts it is a plain form. */
export function HeroSearch() {
  const [, navigate] = useLocation();
  const today = useIslandNow().day;
  const isHydrated = useIsHydrated();
  const search = (form: HTMLFormElement) => {
    const date = readField(form, 'date');
    const groupSize = readField(form, 'groupSize');
    const problem = searchProblem({ date, groupSize }, today);
    if (problem === null) {
      dismissToast();
      navigate(`/booking?${new URLSearchParams({ date, groupSize }).toString()}`);
      return;
    }
    showToast({ title: problem.title, description: problem.description, tone: 'destructive' });
    (form.elements.namedItem(problem.field) as HTMLElement | null)?.focus();
  };
  return (
    <form
      action="/booking"
      method="get"
      role="search"
      aria-label="Find a boat"
      // The browser's own bubbles serve where scripts do not run.
      noValidate={isHydrated}
      onSubmit={(event) => {
        event.preventDefault();
        search(event.currentTarget);
      }}
      className="grid gap-4 rounded-card border border-line bg-card p-5 shadow-lift sm:grid-cols-2 sm:p-6"
    >
      <TextField label="Date" name="date" type="date" min={today} required />
      <SelectField label="Number of people" name="groupSize" defaultValue="" required>
        <option value="">Choose group size</option>
        {groupRanges.map((range) => (
          <option key={range}>{range}</option>
        ))}
      </SelectField>
      <Button type="submit" className="sm:col-span-2">
        Book a Boat
      </Button>
    </form>
  );
}

type SearchInput = { date: string; groupSize: string };

function searchProblem({ date, groupSize }: SearchInput, today: Day) {
  if (!isDay(date) || date < today) {
    return {
      field: 'date',
      title: 'Date Required',
      description: 'Please select a date for your trip.',
    };
  }
  if (groupSize === '') {
    return {
      field: 'groupSize',
      title: 'Group Size Required',
      description: 'Please select the number of people.',
    };
  }
  return null;
}

function readField(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}
