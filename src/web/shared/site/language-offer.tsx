import { X } from 'lucide-react';
import { useState } from 'react';
import type { Language } from '#i18n/languages/languages.ts';
import { Button, getButtonClasses } from '../../ui/button.tsx';

/** Texts in the offered language, for visitors who may not understand the page. */
const offers: Readonly<Record<Language, { read: string; close: string }>> = {
  en: { read: 'Read this site in English', close: 'Close' },
  fr: { read: 'Lire ce site en français', close: 'Fermer' },
  nl: { read: 'Lees deze site in het Nederlands', close: 'Sluiten' },
  es: { read: 'Leer este sitio en español', close: 'Cerrar' },
  pt: { read: 'Ler este site em português', close: 'Fechar' },
  de: { read: 'Diese Seite auf Deutsch lesen', close: 'Schließen' },
};

const DISMISSED = 'languageOfferClosed';

type LanguageOfferProps = { language: Language; address: string };

/**
 * Covers the bottom of the page, so that the layout does not shift. Once closed, the offer stays closed on this device.
 */
export default function LanguageOffer({ language, address }: LanguageOfferProps) {
  const [isClosed, setClosed] = useState(wasClosed);
  if (isClosed) return null;
  const close = () => {
    setClosed(true);
    rememberClosing();
  };
  const t = offers[language];
  return (
    <div
      lang={language}
      className="tall:fixed inset-x-3 bottom-3 z-40 mx-auto flex max-w-md items-center gap-2 rounded-card border border-line bg-card p-2 text-ink shadow-lift print:hidden"
    >
      <a
        href={address}
        hrefLang={language}
        className={`${getButtonClasses({ variant: 'ghost' })} flex-1`}
      >
        {t.read}
      </a>
      <Button variant="ghost" aria-label={t.close} onClick={close}>
        <X aria-hidden="true" className="size-5" />
      </Button>
    </div>
  );
}

// Keeps the offer closed only until the next page if storage is forbidden.
function wasClosed(): boolean {
  try {
    return localStorage.getItem(DISMISSED) !== null;
  } catch {
    return false;
  }
}

function rememberClosing(): void {
  try {
    localStorage.setItem(DISMISSED, '1');
  } catch {
    // Stays closed on this page only.
  }
}
