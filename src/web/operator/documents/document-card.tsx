import { Download } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import type { DocumentKindView } from '#contract/document-api.ts';
import { formatFullDay, islandNow } from '#domain/days.ts';
import { documentNames } from '#domain/documents.ts';
import { Notice } from '../../booking-widgets/notice.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useOperatorMutation } from '../session/operator-requests.ts';
import { saveDocument } from './document-requests.ts';
import { standingNames } from './document-words.ts';
import { SendDocumentForm } from './send-document-form.tsx';

/** One kind of document: where it stands, and the form that sends one. */
export function DocumentCard({ document }: { document: DocumentKindView }) {
  const { kind, standing, accepted, sent } = document;
  const titleId = useId();
  const isAtRest = standing === 'accepted' || standing === 'awaiting';
  const [isSending, setSending] = useState(false);
  return (
    <Card role="group" aria-labelledby={titleId}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} className="text-xl font-bold">
          {documentNames[kind]}
        </h2>
        <Badge tone={standing === 'refused' || standing === 'expired' ? 'danger' : 'plain'}>
          {standingNames[standing]}
        </Badge>
      </div>
      <div className="flex flex-col gap-4">
        {accepted && <AcceptedDocument {...{ kind, standing, accepted }} />}
        {sent && <SentDocument kind={kind} sent={sent} />}
        {isAtRest && !isSending ? (
          <Button variant="secondary" onClick={() => setSending(true)} className="self-start">
            {sent?.state === 'awaiting' ? 'Send another in its place' : 'Send a newer one'}
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
  const until = formatFullDay(accepted.expiresOn);
  return (
    <DocumentLines id={accepted.id} kind={kind} hasFile={accepted.hasFile} of="the accepted one">
      <p>
        {standing === 'accepted' ? 'Good until' : 'It was good until'} <strong>{until}</strong>.
        Checked on {formatFullDay(accepted.checkedOn)}.
      </p>
    </DocumentLines>
  );
}

type SentProps = Pick<DocumentKindView, 'kind'> & { sent: NonNullable<DocumentKindView['sent']> };

function SentDocument({ kind, sent }: SentProps) {
  const { day } = islandNow(Date.parse(sent.sentAt));
  return (
    <DocumentLines id={sent.id} kind={kind} hasFile={sent.hasFile} of="the one you sent">
      {sent.state === 'refused' ? (
        <Notice>
          <p className="font-semibold">What you sent on {formatFullDay(day)} was not accepted:</p>
          <p className="mt-1 wrap-anywhere whitespace-pre-line">{sent.reason}</p>
        </Notice>
      ) : (
        <p>
          Sent on {formatFullDay(day)}, good until {formatFullDay(sent.expiresOn)}. One of our
          people looks at it, and you get a mail.
        </p>
      )}
    </DocumentLines>
  );
}

type DocumentLinesProps = Pick<DocumentKindView, 'kind'> & {
  id: string;
  hasFile: boolean;
  of: string;
  children: ReactNode;
};

function DocumentLines({ id, kind, hasFile, of, children }: DocumentLinesProps) {
  const { running, run } = useOperatorMutation();
  return (
    <div className="flex flex-col items-start gap-2">
      {children}
      {hasFile && (
        <Button
          variant="ghost"
          size="small"
          isPending={running !== null}
          pendingLabel="Loading..."
          aria-label={`Download ${of}: ${documentNames[kind]}`}
          onClick={() =>
            void run('save', { failed: 'Download failed' }, () => saveDocument(id, kind))
          }
          className="-ml-3"
        >
          <Download aria-hidden="true" className="size-4" />
          Download
        </Button>
      )}
    </div>
  );
}
