import { Banknote, CalendarDays, ChevronDown, Sailboat, type LucideIcon } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useFormats } from '../language/use-formats.ts';
import { useMessages } from '../language/use-messages.ts';
import { classNames } from '../../ui/class-names.ts';
import { OfferedBoats } from './offered-boats.tsx';
import { OfferedDepartures } from './offered-departures.tsx';
import type { OpenOffer, OfferSelection } from './describe-offer.ts';

type OfferOptionsProps = { offer: OpenOffer; onSelect: (selection: OfferSelection) => void };

/**
 * Offers the three choices: another day, another boat, or a refund. Guests who paid their operator directly are not
 * offered another boat.
 */
export function OfferOptions({ offer, onSelect }: OfferOptionsProps) {
  const t = useMessages('offer');
  const { money } = useFormats();
  const [open, setOpen] = useState<'day' | 'boat' | null>(null);
  const { sameBoat, otherBoats, hasTime, refundCents, isPaidByHand } = offer;
  const door = (name: 'day' | 'boat') => ({
    isOpen: open === name,
    onPress: () => setOpen(open === name ? null : name),
  });
  return (
    <ul className="mt-6 flex flex-col gap-3">
      <Option
        Icon={CalendarDays}
        title={t.anotherDayTitle}
        note={sameBoat.length > 0 ? t.samePrice : t.noDay}
        {...door('day')}
      >
        {sameBoat.length > 0 ? (
          <OfferedDepartures
            name={t.anotherDay}
            departures={sameBoat}
            hasTime={hasTime}
            submitLabel={t.chooseDay}
            onChoose={(departure) => onSelect({ kind: 'another-day', ...departure })}
          />
        ) : (
          <p>{t.noDayText}</p>
        )}
      </Option>
      {!isPaidByHand && (
        <Option
          Icon={Sailboat}
          title={t.anotherBoat}
          note={otherBoats.length === 0 ? t.noBoat : t.boats(otherBoats.length)}
          {...door('boat')}
        >
          {otherBoats.length > 0 ? (
            <OfferedBoats boats={otherBoats} hasTime={hasTime} onSelect={onSelect} />
          ) : (
            <p>{t.noBoatText}</p>
          )}
        </Option>
      )}
      <Option
        Icon={Banknote}
        title={t.moneyBack}
        note={isPaidByHand ? t.fromCaptain : t.toCard(money(refundCents))}
        onPress={() => onSelect({ kind: 'refunded', refundCents, isPaidByHand })}
      />
    </ul>
  );
}

type OptionProps = {
  Icon: LucideIcon;
  title: string;
  note: string;
  /** Omitted if the button does not expand anything below. */
  isOpen?: boolean;
  onPress: () => void;
  children?: ReactNode;
};

function Option({ Icon, title, note, isOpen, onPress, children }: OptionProps) {
  const noteId = useId();
  const panelId = useId();
  const opens = isOpen !== undefined && { 'aria-expanded': isOpen, 'aria-controls': panelId };
  return (
    <li className="rounded-card border border-edge bg-paper">
      <h3>
        <button
          type="button"
          {...opens}
          aria-describedby={noteId}
          onClick={onPress}
          className="flex min-h-20 w-full items-center gap-4 rounded-card px-4 py-3 text-left hover:bg-shallows sm:px-6"
        >
          <Icon aria-hidden="true" className="size-7 shrink-0 text-sea" strokeWidth={1.75} />
          <span className="min-w-0 flex-1">
            <span className="block text-lg leading-snug font-bold">{title}</span>
            <span id={noteId} aria-hidden="true" className="block font-normal text-ink-soft">
              {note}
            </span>
          </span>
          {isOpen !== undefined && (
            <ChevronDown
              aria-hidden="true"
              className={classNames('size-5 shrink-0 text-ink-soft', isOpen && 'rotate-180')}
            />
          )}
        </button>
      </h3>
      <div id={panelId} hidden={!isOpen} className="border-t border-line p-4 sm:p-6">
        {isOpen && children}
      </div>
    </li>
  );
}
