import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminView } from '#contract/admin/admin-account-api.ts';
import { noticePayload } from '#contract/fields/notice-reason.ts';
import type { AdminReviewView } from '#contract/public/review-api.ts';
import { mayDo } from '#domain/admin/admin-permissions.ts';
import { MAX_STARS } from '#domain/reviews/reviews.ts';
import { isolated } from '#domain/fields/plain-text.ts';
import { callEndpoint, buildRequest } from '../../api.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import { ReviewText, StarRow } from '../../shared/reviews/star-row.tsx';
import { definePage, type PageInput } from '../../shared/page/define-page.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { AdminSearch, FilterForm, useFilters } from '../layout/admin-filters.tsx';
import { useAdminFormats } from '../layout/admin-formatters.ts';
import { ChoiceField, ReasonDialog } from '../layout/admin-forms.tsx';
import { EntryLink } from '../layout/admin-links.tsx';
import { AdminList } from '../layout/admin-list.tsx';
import { AdminLayout } from '../layout/admin-layout.tsx';
import { AdminTable, type AdminColumns } from '../layout/admin-table.tsx';
import { refetchOnConflict } from '../session/use-admin-form.ts';
import { adminDefaults } from '../admin-definition.ts';
import { portalPatterns } from '#contract/pages/portal-paths.ts';

export default definePage({
  ...adminDefaults('reviews', 'admin-reviews'),
  path: portalPatterns.adminReviews,
  search: ['search', 'show', 'stars'],
  Page,
});

function Page({ search }: PageInput) {
  const labels = useMessages('portal-labels');
  return (
    <AdminLayout title={labels.reviews} permission="see-reviews">
      {(admin) => <Reviews search={search} admin={admin} />}
    </AdminLayout>
  );
}

function Reviews({ search, admin }: Pick<PageInput, 'search'> & { admin: AdminView }) {
  const t = useMessages('admin-reviews');
  const labels = useMessages('portal-labels');
  const [chosen, setChosen] = useState<AdminReviewView | null>(null);
  const columns = useColumns(admin, setChosen);
  return (
    <>
      <ReviewFilter search={search} />
      <p className="max-w-prose text-ink-soft">{t.explanation}</p>
      <AdminList
        call="GET /api/admin/reviews"
        filters={search}
        one={t.one}
        many={t.many}
        emptyTitle={t.none}
        emptyText={t.noneText}
      >
        {(reviews) => (
          <AdminTable
            label={labels.reviews}
            items={reviews}
            keyOf={({ id }) => id}
            columns={columns}
          />
        )}
      </AdminList>
      {chosen && <VisibilityDialog review={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function ReviewFilter({ search }: Pick<PageInput, 'search'>) {
  const t = useMessages('admin-reviews');
  const acts = useMessages('portal-acts');
  const { field } = useFilters(search);
  return (
    <FilterForm label={t.filter} className="sm:grid-cols-[2fr_1fr_1fr]">
      <AdminSearch label={t.search} search={search} />
      <ChoiceField
        label={acts.show}
        choices={{ '': t.all, visible: t.onlyVisible, hidden: t.onlyHidden }}
        {...field('show')}
      />
      <ChoiceField
        label={t.stars}
        choices={{ '': t.anyStars, ...t.starCounts }}
        {...field('stars')}
      />
    </FilterForm>
  );
}

function useColumns(
  admin: AdminView,
  onChoose: (review: AdminReviewView) => void,
): AdminColumns<AdminReviewView> {
  const t = useMessages('admin-reviews');
  const acts = useMessages('portal-acts');
  const labels = useMessages('portal-labels');
  const { instant } = useAdminFormats();
  return [
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
    { head: labels.stands, cell: (review) => <Visibility review={review} /> },
    {
      head: acts.change,
      cell: (review) => <VisibilityButton review={review} admin={admin} onChoose={onChoose} />,
    },
  ];
}

function Said({ review }: { review: AdminReviewView }) {
  const t = useMessages('admin-reviews');
  const { stars, answer } = review;
  return (
    <div className="min-w-40">
      <StarRow stars={stars} label={t.starsOf(stars, MAX_STARS)} />
      <ReviewText lang="" words={review.words} />
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

type VisibilityButtonProps = {
  review: AdminReviewView;
  admin: AdminView;
  onChoose: (review: AdminReviewView) => void;
};

function VisibilityButton({ review, admin, onChoose }: VisibilityButtonProps) {
  const t = useMessages('admin-reviews');
  const acts = useMessages('portal-acts');
  const isHidden = review.hidden !== null;
  if (!mayDo(admin.role, isHidden ? 'show-review' : 'hide-review')) return null;
  const guest = isolated(review.booking.customerName);
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={isHidden ? t.showOf(guest) : t.hideOf(guest)}
      onClick={() => onChoose(review)}
    >
      {isHidden ? acts.show : t.hideIt}
    </Button>
  );
}

type VisibilityDialogProps = { review: AdminReviewView; onClose: () => void };

function VisibilityDialog({ review, onClose }: VisibilityDialogProps) {
  const t = useMessages('admin-reviews');
  const acts = useMessages('portal-acts');
  const client = useQueryClient();
  const refetch = () =>
    client.invalidateQueries({ queryKey: [buildRequest('GET /api/admin/reviews').path] });
  const isHidden = review.hidden !== null;
  const call = isHidden ? 'POST /api/admin/reviews/{id}/show' : 'POST /api/admin/reviews/{id}/hide';
  return (
    <ReasonDialog
      title={isHidden ? t.showTitle(review.boat.name) : t.hideTitle(review.boat.name)}
      schema={noticePayload}
      submitLabel={isHidden ? t.showReview : t.hideReview}
      pendingLabel={acts.saving}
      variant={isHidden ? 'primary' : 'danger'}
      onConfirm={async (payload) => {
        const parts = { id: review.id };
        await refetchOnConflict(() => callEndpoint(call, { parts, payload }), refetch);
        await refetch();
        return { title: isHidden ? t.shownAgain : t.nowHidden };
      }}
      onClose={onClose}
    >
      {isHidden ? t.showText : t.hideText}
    </ReasonDialog>
  );
}
