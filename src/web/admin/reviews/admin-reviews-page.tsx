import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminView } from '#contract/admin-account-api.ts';
import { noticePayload } from '#contract/notice-reason.ts';
import type { AdminReviewView } from '#contract/review-api.ts';
import { mayDo } from '#domain/admin-permissions.ts';
import { callEndpoint, callOf } from '../../api.ts';
import { ReviewText, StarRow } from '../../reviews/star-row.tsx';
import type { PageInput } from '../../router/site-route.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { AdminSearch, FilterForm, useFilters } from '../layout/admin-filters.tsx';
import { formatInstant } from '../layout/admin-formatters.ts';
import { ChoiceField, ReasonDialog } from '../layout/admin-forms.tsx';
import { EntryLink } from '../layout/admin-links.tsx';
import { AdminList } from '../layout/admin-list.tsx';
import { AdminPage } from '../layout/admin-page.tsx';
import { AdminTable, type AdminColumns } from '../layout/admin-table.tsx';
import { refetchOnConflict } from '../session/use-admin-form.ts';

/** What guests said of boats; an admin hides what must not stand there. */
export function Page({ search }: PageInput) {
  return (
    <AdminPage title="Reviews" permission="see-reviews">
      {(admin) => <Reviews search={search} admin={admin} />}
    </AdminPage>
  );
}

function Reviews({ search, admin }: Pick<PageInput, 'search'> & { admin: AdminView }) {
  const [chosen, setChosen] = useState<AdminReviewView | null>(null);
  return (
    <>
      <ReviewFilter search={search} />
      <p className="max-w-prose text-ink-soft">
        Guests say it once, captains answer once, and nobody edits it. Hide only what breaks the
        rules, such as insults, other people’s data or advertising: never because it is unkind.
      </p>
      <AdminList
        call="GET /api/admin/reviews"
        filters={search}
        one="review"
        many="reviews"
        emptyTitle="No reviews here"
        emptyText="What guests say of their trips is listed here."
      >
        {(reviews) => (
          <AdminTable
            label="Reviews"
            items={reviews}
            keyOf={({ id }) => id}
            columns={columnsFor(admin, setChosen)}
          />
        )}
      </AdminList>
      {chosen && <VisibilityDialog review={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function ReviewFilter({ search }: Pick<PageInput, 'search'>) {
  const { field } = useFilters(search);
  return (
    <FilterForm label="Filter reviews" className="sm:grid-cols-[2fr_1fr_1fr]">
      <AdminSearch label="Boat, captain, guest, code or words" search={search} />
      <ChoiceField
        label="Show"
        choices={{ '': 'All reviews', visible: 'Only visible', hidden: 'Only hidden' }}
        {...field('show')}
      />
      <ChoiceField label="Stars" choices={starChoices} {...field('stars')} />
    </FilterForm>
  );
}

const starChoices = {
  '': 'Any',
  1: '1 star',
  2: '2 stars',
  3: '3 stars',
  4: '4 stars',
  5: '5 stars',
};

function columnsFor(
  admin: AdminView,
  onChoose: (review: AdminReviewView) => void,
): AdminColumns<AdminReviewView> {
  return [
    {
      head: 'Review of',
      cell: ({ boat, operatorName }) => (
        <>
          <EntryLink list="boats" id={boat.id} name={boat.name} />
          <span className="block text-sm font-normal text-ink-soft">{operatorName}</span>
        </>
      ),
    },
    {
      head: 'By',
      cell: ({ booking }) => (
        <>
          {booking.customerName}, <EntryLink list="bookings" id={booking.id} name={booking.code} />
        </>
      ),
    },
    { head: 'Written', cell: ({ madeAt }) => formatInstant(madeAt) },
    { head: 'What was said', cell: (review) => <Said review={review} /> },
    {
      head: 'Stands',
      cell: ({ hidden }) =>
        hidden === null ? (
          <Badge>Visible</Badge>
        ) : (
          <>
            <Badge tone="danger">Hidden</Badge>
            <span className="mt-1 block wrap-anywhere whitespace-pre-line">{hidden.reason}</span>
          </>
        ),
    },
    {
      head: 'Change',
      cell: (review) => <VisibilityButton {...{ review, admin, onChoose }} />,
    },
  ];
}

function Said({ review: { stars, words, answer } }: { review: AdminReviewView }) {
  return (
    <div className="min-w-40">
      <StarRow stars={stars} />
      <ReviewText words={words} />
      {answer && (
        <p className="mt-2 max-w-prose text-ink-soft wrap-anywhere whitespace-pre-line">
          The captain: {answer.words}
        </p>
      )}
    </div>
  );
}

type VisibilityButtonProps = {
  review: AdminReviewView;
  admin: AdminView;
  onChoose: (review: AdminReviewView) => void;
};

function VisibilityButton({ review, admin, onChoose }: VisibilityButtonProps) {
  const isHidden = review.hidden !== null;
  if (!mayDo(admin.role, isHidden ? 'show-review' : 'hide-review')) return null;
  const verb = isHidden ? 'Show' : 'Hide';
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={`${verb} the review of ${review.booking.customerName}`}
      onClick={() => onChoose(review)}
    >
      {verb}
    </Button>
  );
}

type VisibilityDialogProps = { review: AdminReviewView; onClose: () => void };

function VisibilityDialog({ review, onClose }: VisibilityDialogProps) {
  const client = useQueryClient();
  const refetch = () =>
    client.invalidateQueries({ queryKey: [callOf('GET /api/admin/reviews').path] });
  const isHidden = review.hidden !== null;
  const call = isHidden ? 'POST /api/admin/reviews/{id}/show' : 'POST /api/admin/reviews/{id}/hide';
  return (
    <ReasonDialog
      title={
        isHidden
          ? `Show the review of ${review.boat.name} again?`
          : `Hide this review of ${review.boat.name}?`
      }
      schema={noticePayload}
      submitLabel={isHidden ? 'Show review' : 'Hide review'}
      pendingLabel="Saving..."
      variant={isHidden ? 'primary' : 'danger'}
      onConfirm={async (payload) => {
        const parts = { id: review.id };
        await refetchOnConflict(() => callEndpoint(call, { parts, payload }), refetch);
        await refetch();
        return { title: isHidden ? 'Review shown again' : 'Review hidden' };
      }}
      onClose={onClose}
    >
      {isHidden
        ? 'It stands on the boat’s page again and counts in its rating. The reason is kept in the audit log.'
        : 'It leaves the boat’s page with its answer, and does not count in the rating. Its guest reads the reason on the trip’s page. You can show it again.'}
    </ReasonDialog>
  );
}
