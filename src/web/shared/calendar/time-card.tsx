import type { Day, Time } from '#domain/time/days.ts';
import type { PickerMessages } from '#i18n/catalogues/messages.ts';
import type { SunNote } from '#domain/availability/sun-notes.ts';
import { describeSunNote } from '#i18n/formats/describe-sun-note.ts';
import { useFormats } from '../language/use-formats.ts';
import { useLanguage, useMessages } from '../language/use-messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/button.tsx';
import type { TimeOffer } from '../trip/use-trip-choice.ts';
import { stepButton, type TripPart } from '../trip/trip-choice.ts';

const PART: TripPart = 'select-time';

type TimeCardProps = {
  date: Day | null;
  times: readonly TimeOffer[];
  selected: Time | null;
  /** The largest party that still fits that day; 0 if no party fits. */
  maxSeats: number;
  /** The smallest party that can still book the day, and the visitor's group size. */
  smallestParty: number;
  groupSize: number;
  suggestions: readonly Day[];
  /** Notes on that day's departures that are out on the water at sunrise or sunset. */
  sun: readonly SunNote[];
};

/** Selects a departure on the chosen day, or suggests other days if that day has none. */
export function TimeCard(props: TimeCardProps) {
  const t = useMessages('picker');
  return (
    <section id={PART} aria-label={t.selectTime} className="scroll-mt-24">
      <h3 className="mb-3 text-lg font-bold">{t.selectTime}</h3>
      <div aria-live="polite">
        {props.date === null ? (
          <p className="text-ink-soft">{t.dateFirst}</p>
        ) : props.times.length > 0 ? (
          <>
            <Times {...props} />
            <SunNote {...props} />
          </>
        ) : (
          <NoTimes {...props} date={props.date} />
        )}
      </div>
    </section>
  );
}

function Times({ times, selected, groupSize }: TimeCardProps) {
  const t = useMessages('picker');
  const formats = useFormats();
  return (
    <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {times.map((offer) => {
        const isSelected = offer.time === selected;
        const note = seatsNote(t, offer, groupSize);
        return (
          <button
            key={offer.time}
            {...stepButton(offer.time, PART)}
            disabled={!offer.isOpen}
            aria-pressed={isSelected}
            className={classNames(
              'flex min-h-12 flex-col items-center justify-center rounded-field border px-2 py-1.5 leading-tight font-semibold disabled:border-line disabled:text-ink-soft disabled:opacity-65',
              isSelected ? 'chosen' : 'border-edge enabled:hover:bg-shallows',
            )}
          >
            <span translate="no" className="whitespace-nowrap tabular-nums">
              {formats.time(offer.time)}
            </span>
            {note && <span className="text-xs font-medium">{note}</span>}
          </button>
        );
      })}
    </div>
  );
}

/** Reserves the space once a day is selected, so that selecting a time does not shift the layout. */
function SunNote({ sun, selected }: TimeCardProps) {
  const t = useMessages('picker');
  const language = useLanguage();
  if (sun.length === 0) return null;
  const note = sun.find(({ time }) => time === selected);
  return (
    <p className="mt-3 min-h-10 text-sm min-[22.5rem]:min-h-5">
      {note && describeSunNote(language, note, t)}
    </p>
  );
}

/** Shows the seats left only up to this number. */
const FEW_SEATS = 5;

function seatsNote(
  t: PickerMessages,
  { seatsLeft, smallestParty }: TimeOffer,
  groupSize: number,
): string | null {
  if (seatsLeft === 0) return t.soldOut;
  if (seatsLeft !== null && groupSize < smallestParty) return t.fromGuests(smallestParty);
  return seatsLeft !== null && seatsLeft <= FEW_SEATS ? t.left(seatsLeft) : null;
}

function NoTimes(props: TimeCardProps & { date: Day }) {
  const { date, maxSeats, smallestParty, groupSize, suggestions } = props;
  const t = useMessages('picker');
  const formats = useFormats();
  return (
    <>
      <p className="font-semibold">{t.noTimesOn(formats.weekdayDay(date))}</p>
      {maxSeats > 0 && (
        <p className="mt-1 text-sm text-ink-soft">
          {groupSize < smallestParty ? t.onlyFromGuests(smallestParty) : t.seatsThatDay(maxSeats)}
        </p>
      )}
      {suggestions.length > 0 && <p className="mt-3 text-ink-soft">{t.tryDates}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        {suggestions.map((day) => (
          <Button key={day} variant="secondary" size="small" {...stepButton(day, PART)}>
            {formats.weekdayDay(day)}
          </Button>
        ))}
      </div>
    </>
  );
}
