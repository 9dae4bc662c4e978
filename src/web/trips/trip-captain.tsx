import { MessageCircle, Phone } from 'lucide-react';
import type { TripView } from '#contract/trip-api.ts';
import { useMessages } from '../language/use-messages.ts';
import { buttonLook } from '../ui/button.tsx';
import { Card, CardTitle } from '../ui/card.tsx';
import { dialled, whatsAppAddress } from './captain-phone.ts';
import { MessageBox } from './message-box.tsx';

type TripCaptainProps = { trip: TripView; token: string; isOffline: boolean };

/** Who sails, and how to reach them: by phone once it is paid. */
export function TripCaptain({ trip, token, isOffline }: TripCaptainProps) {
  const words = useMessages('trip');
  const { boat, operatorPhone: phone } = trip.booking;
  const whatsApp = phone && whatsAppAddress(phone);
  return (
    <Card>
      <CardTitle>{words.yourCaptain}</CardTitle>
      <p className="wrap-anywhere">{boat.operatorName}</p>
      {phone && (
        <>
          <p className="font-semibold tabular-nums">{phone}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <a href={`tel:${dialled(phone)}`} className={buttonLook({ variant: 'secondary' })}>
              <Phone aria-hidden="true" className="size-5" />
              {words.call}
            </a>
            {whatsApp && (
              <a
                href={whatsApp}
                target="_blank"
                rel="noopener noreferrer"
                className={buttonLook({ variant: 'secondary' })}
              >
                <MessageCircle aria-hidden="true" className="size-5" />
                WhatsApp
              </a>
            )}
          </div>
        </>
      )}
      {trip.refusal === null && <MessageBox token={token} isOff={isOffline} />}
    </Card>
  );
}
