import { Download } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import type { DocumentKindView } from '#contract/operator/document-api.ts';
import { toIslandNow } from '#domain/time/days.ts';
import { Notice } from '../../shared/acts/notice.tsx';
import { useRequestMutation } from '../../shared/requests/use-endpoint-mutation.ts';
import { renderRichMessage } from '../../shared/language/render-rich-message.tsx';
import { useFormats } from '../../shared/language/use-formats.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { saveDocument } from './document-requests.ts';
import { SendDocumentForm } from './send-document-form.tsx';

export function DocumentCard({ document }: { document: DocumentKindView }) {
  const t = useMessages('operator-documents');
  const { kind, standing, accepted, sent } = document;
  const titleId = useId();
  const isAtRest = standing === 'accepted' || standing === 'awaiting';
  const [isSending, setSending] = useState(false);
  return (
    <Card role="group" aria-labelledby={titleId}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} className="text-xl font-bold">
          {t.kinds[kind]}
        </h2>
        <Badge tone={standing === 'refused' || standing === 'expired' ? 'danger' : 'plain'}>
          {t.standings[standing]}
        </Badge>
      </div>
      <div className="flex flex-col gap-4">
        {accepted && <AcceptedDocument kind={kind} standing={standing} accepted={accepted} />}
        {sent && <SentDocument kind={kind} sent={sent} />}
        {isAtRest && !isSending ? (
          <Button variant="secondary" onClick={() => setSending(true)} className="self-start">
            {sent?.state === 'awaiting' ? t.sendAnother : t.sendNewer}
          </Button>
        ) : (
          <SendDocumentForm kind={kind} onSent={() => setSending(false)} />
        )}
      </div>
    </Card>
  );
}

type AcceptedProps = Pick<DocumentKindView, 'kind' | 'standing'> & {
  accepted: NonNullable<DocumentKindView['accepted']>;
};

function AcceptedDocument({ kind, standing, accepted }: AcceptedProps) {
  const t = useMessages('operator-documents');
  const { fullDay } = useFormats();
  const until = fullDay(accepted.expiresOn);
  const checked = fullDay(accepted.checkedOn);
  const lines =
    standing === 'accepted' ? t.goodUntil(until, checked) : t.wasGoodUntil(until, checked);
  return (
    <DocumentLines
      id={accepted.id}
      kind={kind}
      hasFile={accepted.hasFile}
      download={t.downloadAccepted(t.kinds[kind])}
    >
      <p>{renderRichMessage(lines, { b: <strong /> })}</p>
    </DocumentLines>
  );
}

type SentProps = Pick<DocumentKindView, 'kind'> & { sent: NonNullable<DocumentKindView['sent']> };

function SentDocument({ kind, sent }: SentProps) {
  const t = useMessages('operator-documents');
  const { fullDay } = useFormats();
  const { day } = toIslandNow(Date.parse(sent.sentAt));
  return (
    <DocumentLines
      id={sent.id}
      kind={kind}
      hasFile={sent.hasFile}
      download={t.downloadSent(t.kinds[kind])}
    >
      {sent.state === 'refused' ? (
        <Notice>
          <p className="font-semibold">{t.notAccepted(fullDay(day))}</p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{sent.reason}</p>
        </Notice>
      ) : (
        <p>{t.sentOn(fullDay(day), fullDay(sent.expiresOn))}</p>
      )}
    </DocumentLines>
  );
}

type DocumentLinesProps = Pick<DocumentKindView, 'kind'> & {
  id: string;
  hasFile: boolean;
  /** Names the download for screen readers. */
  download: string;
  children: ReactNode;
};

function DocumentLines({ id, kind, hasFile, download, children }: DocumentLinesProps) {
  const actionMessages = useMessages('portal-actions');
  const layout = useMessages('layout');
  const { send, isPending } = useRequestMutation<void, void>(
    () => saveDocument(id, kind),
    actionMessages.pleaseRetry,
    {
      failed: actionMessages.downloadFailed,
    },
  );
  return (
    <div className="flex flex-col items-start gap-2">
      {children}
      {hasFile && (
        <Button
          variant="ghost"
          size="small"
          isPending={isPending}
          pendingLabel={layout.loading}
          aria-label={download}
          onClick={() => void send()}
          className="-ml-3"
        >
          <Download aria-hidden="true" className="size-4" />
          {actionMessages.download}
        </Button>
      )}
    </div>
  );
}
