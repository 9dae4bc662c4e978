import { Link } from 'wouter';
import { useSiteFacts } from '../layout/site-settings.tsx';
import { Notice } from './notice.tsx';

/** For a boat whose operator never published availability (spec 2: calendar). */
export function UnpublishedNotice() {
  return (
    <Notice>
      <p>
        This boat hasn't published availability yet. <AskLink /> for booking options.
      </p>
    </Notice>
  );
}

function AskLink() {
  const { whatsappNumber } = useSiteFacts();
  const words = 'Ask us on WhatsApp';
  const digits = whatsappNumber?.replace(/\D/g, '');
  if (!digits) {
    return (
      <Link href="/info/contact" className="text-link">
        {words}
      </Link>
    );
  }
  return (
    <a href={`https://wa.me/${digits}`} target="_blank" rel="noopener" className="text-link">
      {words}
    </a>
  );
}
