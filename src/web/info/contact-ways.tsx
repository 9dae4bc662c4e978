import { Mail, MessageCircle } from 'lucide-react';
import { useSiteFacts } from '../layout/site-settings.tsx';
import { buttonLook } from '../ui/button.tsx';

/** This installation's contacts, from its settings, at the top of the contact page. */
export function ContactWays() {
  const { supportEmail, whatsappNumber } = useSiteFacts();
  return (
    <>
      <p className="mt-6">We answer day and night.</p>
      <ul className="mt-4 flex flex-wrap gap-3">
        <li>
          <a href={`mailto:${supportEmail}`} className={buttonLook()}>
            <Mail aria-hidden="true" className="size-5" /> {supportEmail}
          </a>
        </li>
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
