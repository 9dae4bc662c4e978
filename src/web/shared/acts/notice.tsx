import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { renderRichMessage } from '../language/render-rich-message.tsx';
import { useMessages } from '../language/use-messages.ts';
import { WhatsAppLink } from '../site/site-settings.tsx';

export function Notice({ children, role }: { children: ReactNode; role?: 'alert' | 'status' }) {
  return (
    <div
      role={role}
      className="flex items-start gap-3 rounded-field border border-sun-deep bg-sun/20 p-4"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}

/** Explains that the operator has never published availability (spec 2: calendar). */
export function UnpublishedNotice() {
  const t = useMessages('picker');
  return (
    <Notice>
      <p>
        {renderRichMessage(t.unpublished, {
          ask: (
            <WhatsAppLink target="_blank" className="text-link">
              {null}
            </WhatsAppLink>
          ),
        })}
      </p>
    </Notice>
  );
}
