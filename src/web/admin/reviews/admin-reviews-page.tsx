import { noticePayload } from '#contract/fields/notice-reason.ts';
import type { AdminReviewView } from '#contract/public/review-api.ts';
import { MAX_STARS } from '#domain/reviews/reviews.ts';
import { isolateName } from '#domain/fields/plain-text.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { ReviewText, StarRow } from '../../shared/reviews/star-row.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ReasonDialog } from '../layout/admin-forms.tsx';
import { EntryLink } from '../layout/admin-links.tsx';
import { useAdminMutation } from '../session/use-admin-mutation.ts';
import { defineAdminList } from '../layout/define-admin-list.tsx';
import { portalPatterns } from '#contract/pages/portal-paths.ts';

export default defineAdminList('admin-reviews', {
  path: portalPatterns.adminReviews,
  title: 'reviews',
  permission: 'see-reviews',
  call: 'GET /api/admin/reviews',
  search: ['search', 'show', 'stars'],
  texts: ({ t, labels }) => ({
    filters: t.filter,
    items: labels.reviews,
    one: t.one,
    many: t.many,
    emptyTitle: t.none,
    emptyText: t.noneText,
  }),
  filterClasses: 'sm:grid-cols-[2fr_1fr_1fr]',
  filters: ({ t, actionMessages }) => ({
    search: { label: t.search },
    show: {
      label: actionMessages.show,
      choices: { '': t.all, visible: t.onlyVisible, hidden: t.onlyHidden },
    },
    stars: { label: t.stars, choices: { '': t.anyStars, ...t.starCounts } },
  }),
  explanation: ({ t }) => t.explanation,
  columns: ({ t, labels, actionMessages, formats: { instant }, may, open }) => [
    {
      head: t.reviewOf,
      cell: ({ boat, operatorName }) => (
        <>
          <EntryLink list="boats" id={boat.id} name={boat.name} />
          <span className="block text-sm font-normal text-ink-soft">{operatorName}</span>
        </>
      ),
    },
    {
      head: t.by,
      cell: ({ booking }) => (
        <>
          <bdi>{booking.customerName}</bdi>,{' '}
          <EntryLink list="bookings" id={booking.id} name={booking.code} />
        </>
      ),
    },
    { head: t.written, cell: ({ madeAt }) => instant(madeAt) },
    { head: t.said, cell: (review) => <Said review={review} /> },
    { head: labels.status, cell: (review) => <Visibility review={review} /> },
    {
      head: actionMessages.change,
      cell: (review) =>
        may(review.hidden ? 'show-review' : 'hide-review') && (
          <VisibilityButton review={review} onChoose={() => open({ review })} />
        ),
    },
  ],
  Dialog: VisibilityDialog,
});

function Said({ review }: { review: AdminReviewView }) {
  const t = useMessages('admin-reviews');
  const { stars, answer } = review;
  return (
    <div className="sm:min-w-40">
      <StarRow stars={stars} label={t.starsOf(stars, MAX_STARS)} />
      <ReviewText lang={review.language ?? ''} words={review.words} />
      {answer && (
        <p className="mt-2 max-w-prose text-ink-soft wrap-anywhere whitespace-pre-line">
          {t.theCaptain} <span lang="">{answer.words}</span>
        </p>
      )}
    </div>
  );
}

function Visibility({ review: { hidden } }: { review: AdminReviewView }) {
  const t = useMessages('admin-reviews');
  if (hidden === null) return <Badge>{t.visible}</Badge>;
  return (
    <>
      <Badge tone="danger">{t.hidden}</Badge>
      <span className="mt-1 block wrap-anywhere whitespace-pre-line">{hidden.reason}</span>
    </>
  );
}

type VisibilityButtonProps = { review: AdminReviewView; onChoose: () => void };

function VisibilityButton({ review, onChoose }: VisibilityButtonProps) {
  const t = useMessages('admin-reviews');
  const actionMessages = useMessages('portal-actions');
  const isHidden = review.hidden !== null;
  const guest = isolateName(review.booking.customerName);
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={isHidden ? t.showOf(guest) : t.hideOf(guest)}
      onClick={onChoose}
    >
      {isHidden ? actionMessages.show : t.hideIt}
    </Button>
  );
}

type VisibilityDialogProps = { review: AdminReviewView; onClose: () => void };

function VisibilityDialog({ review, onClose }: VisibilityDialogProps) {
  const t = useMessages('admin-reviews');
  const actionMessages = useMessages('portal-actions');
  const isHidden = review.hidden !== null;
  const call = isHidden ? 'POST /api/admin/reviews/{id}/show' : 'POST /api/admin/reviews/{id}/hide';
  const mutation = useAdminMutation(call, {
    parts: { id: review.id },
    invalidates: ['GET /api/admin/reviews'],
    done: { title: isHidden ? t.shownAgain : t.nowHidden },
    onDone: onClose,
  });
  return (
    <ReasonDialog
      title={isHidden ? t.showTitle(review.boat.name) : t.hideTitle(review.boat.name)}
      schema={noticePayload}
      mutation={mutation}
      submitLabel={isHidden ? t.showReview : t.hideReview}
      pendingLabel={actionMessages.saving}
      variant={isHidden ? 'primary' : 'danger'}
      onClose={onClose}
    >
      {isHidden ? t.showText : t.hideText}
    </ReasonDialog>
  );
}
