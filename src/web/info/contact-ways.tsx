import { Mail, MessageCircle } from 'lucide-react';
import { bareAddress } from '#domain/mail-addresses.ts';
import { useSiteFacts } from '../frame/site-facts.tsx';
import { buttonLook } from '../ui/button.tsx';

/** How this installation can be reached: what its settings say, at the top of the contact page. */
export function ContactWays() {
  const { supportEmail, whatsappNumber } = useSiteFacts();
  if (supportEmail === null && whatsappNumber === null) {
    return (
      <p className="mt-6 rounded-card bg-shallows p-5 sm:p-6">
        No address to write to is published here yet. If you have booked, please answer the mail
        that came with your booking.
      </p>
    );
  }
  const address = supportEmail && bareAddress(supportEmail);
  return (
    <>
      <p className="mt-6">We answer day and night.</p>
      <ul className="mt-4 flex flex-wrap gap-3">
        {address && (
          <li>
            <a href={`mailto:${address}`} className={buttonLook()}>
              <Mail aria-hidden="true" className="size-5" /> {address}
            </a>
          </li>
        )}
        {whatsappNumber && (
          <li>
            <a
              href={`https://wa.me/${whatsappNumber.replace(/\D/g, '')}`}
              rel="noopener"
              className={buttonLook({ variant: 'secondary' })}
            >
              <MessageCircle aria-hidden="true" className="size-5" /> WhatsApp
            </a>
          </li>
        )}
      </ul>
    </>
  );
}
