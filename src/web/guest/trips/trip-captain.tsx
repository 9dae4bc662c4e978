import { MessageCircle, Phone } from 'lucide-react';
import type { PhoneLinkView } from '#contract/fields/phone-link-view.ts';
import type { TripView } from '#contract/public/trip-api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { getButtonClasses } from '../../ui/button.tsx';
import { MessageBox } from './acts/message-box.tsx';
import { TitledCard } from '../../shared/page/titled-card.tsx';

type TripCaptainProps = { trip: TripView; token: string; isOffline: boolean };

/** Shows the operator and how to reach them. The phone number appears only after payment. */
export function TripCaptain({ trip, token, isOffline }: TripCaptainProps) {
  const t = useMessages('trip');
  const { boat, operatorPhone: phone, operatorPhoneLinks: links = [] } = trip.booking;
  return (
    <TitledCard title={t.yourCaptain}>
      <p className="wrap-anywhere">{boat.operatorName}</p>
      {phone && (
        <>
          <p className="font-semibold tabular-nums">{phone}</p>
          {links.map((link) => (
            <PhoneButtons key={link.call} link={link} isOnly={links.length === 1} />
          ))}
        </>
      )}
      {trip.refusal === null && <MessageBox token={token} isOff={isOffline} />}
    </TitledCard>
  );
}

/** Renders call and message buttons. `isOnly` omits the number, which is already shown above. */
function PhoneButtons({ link, isOnly }: { link: PhoneLinkView; isOnly: boolean }) {
  const t = useMessages('trip');
  const number = isOnly ? '' : ` ${link.number}`;
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <a href={link.call} className={getButtonClasses({ variant: 'secondary' })}>
        <Phone aria-hidden="true" className="size-5" />
        {t.call}
        {number}
      </a>
      {link.whatsApp && (
        <a
          href={link.whatsApp}
          target="_blank"
          rel="noopener noreferrer"
          className={getButtonClasses({ variant: 'secondary' })}
        >
          <MessageCircle aria-hidden="true" className="size-5" />
          WhatsApp{number}
        </a>
      )}
    </div>
  );
}
