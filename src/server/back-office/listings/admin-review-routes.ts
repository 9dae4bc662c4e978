import { updateRow } from '../../platform/database/update-row.ts';
import { sql, type RawBuilder } from 'kysely';
import { endpoints } from '#contract/endpoints.ts';
import { PAGE_SIZE } from '#contract/fields/paging.ts';
import type { AdminReviewsQuery, AdminReviewView } from '#contract/public/review-api.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { shortenReviewerName } from '#domain/reviews/reviews.ts';
import { recordAuditEvent, type AuditActor } from '../../identity/admins/record-audit-event.ts';
import { announceBoatChange } from '../../marketplace/core/boats/boat-changes.ts';
import { inTransaction, type Queryable } from '../../platform/database/database.ts';
import { matchAnywhere } from '../../platform/database/sql-fragments.ts';
import type { Deps } from '../../platform/dependencies.ts';
import type { TimeKey } from '../../platform/http/page-cursor.ts';
import { listByTime, readPage, type PagedList } from '../../platform/http/paged-list.ts';
import { serve } from '../../platform/http/serve.ts';
import { lockReview, noSuchReview } from '../../marketplace/reviews/answer-review.ts';
import { presentAnswer } from '../../marketplace/reviews/review-presenter.ts';
import { matchBookings } from '../../marketplace/core/bookings/bookings-by-guest.ts';
import { selectReviews } from '../../marketplace/reviews/review-queries.ts';

/** Endpoints to hide reviews and to show them again. */
export function adminReviewRoutes(deps: Deps) {
  return [
    serve(endpoints.adminReviews, ({ query }) =>
      readPage(listAdminReviews(deps.database, query), query.after, presentAdminReview),
    ),

    serve(endpoints.adminHideReview, ({ params, payload, ...by }) =>
      setVisibility(deps, { reviewId: params.id, act: 'hide-review', ...payload }, by),
    ),

    serve(endpoints.adminShowReview, ({ params, payload, ...by }) =>
      setVisibility(deps, { reviewId: params.id, act: 'show-review', ...payload }, by),
    ),
  ];
}

type Change = { reviewId: string; act: 'hide-review' | 'show-review'; reason: string };

/** Changes only the visibility; text, stars and the operator's answer are kept. */
function setVisibility(
  deps: Deps,
  { reviewId, act, reason }: Change,
  by: AuditActor,
): Promise<Outcome<AdminReviewView, 'not-found' | 'conflict'>> {
  const at = new Date(deps.now());
  const isHiding = act === 'hide-review';
  return inTransaction<Outcome<AdminReviewView, 'not-found' | 'conflict'>>(
    deps.database,
    async (write) => {
      const locked = await lockReview(write, reviewId);
      if (!locked) return noSuchReview;
      if (isHiding === (locked.hiddenAt !== null)) return isHiding ? hiddenAlready : shownAlready;
      await updateRow(write, 'reviews', reviewId, {
        hiddenAt: isHiding ? at : null,
        hiddenReason: isHiding ? reason : null,
      });
      const review = await adminReviews(write).where('reviews.id', '=', reviewId).execute();
      const [shown] = review.map(presentAdminReview);
      if (!shown) return noSuchReview;
      const name = `${shortenReviewerName(shown.booking.customerName)} of ${shown.boat.name}`;
      const subject = { kind: 'review', id: reviewId, name };
      await recordAuditEvent(write, { ...by, act, subject, facts: { reason }, at });
      await announceBoatChange(write, locked.boatId);
      return done(shown);
    },
  );
}

const hiddenAlready = refused('conflict', 'review.alreadyHidden');
const shownAlready = refused('conflict', 'review.alreadyVisible');

type AdminReviewRow = Awaited<ReturnType<ReturnType<typeof adminReviews>['execute']>>[number];

/**
 * Lists reviews, newest first. Searches anywhere in the boat, operator, text and answer, and by prefix in the guest's
 * name and the booking code.
 */
function listAdminReviews(
  reader: Queryable,
  query: AdminReviewsQuery,
): PagedList<AdminReviewRow, TimeKey> {
  const list = (reviews: ReturnType<typeof adminReviews>) =>
    listByTime(reviews, 'reviews.made_at', 'reviews.id');
  return {
    ...list(adminReviews(reader)),
    find: (after, most) => list(searchReviews(reader, query, after)).find(after, most),
  };
}

function searchReviews(
  reader: Queryable,
  { search = '', show, stars }: AdminReviewsQuery,
  after: TimeKey | null,
) {
  const shown = { visible: sql` and hidden_at is null`, hidden: sql` and hidden_at is not null` };
  const narrowed = sql`true${show === 'visible' || show === 'hidden' ? shown[show] : sql``}${
    stars === undefined ? sql`` : sql` and stars = ${Number(stars)}`
  }${after === null ? sql`` : sql` and (made_at, reviews.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`}`;
  return adminReviews(reader)
    .where(sql<boolean>`${narrowed}`)
    .$if(search !== '', (query) => query.where(matchReviews(search, narrowed)));
}

/**
 * Limits each condition to its newest matches, so that the planner can use an index or chronological order, whichever
 * is faster.
 */
function matchReviews(search: string, narrowed: RawBuilder<unknown>) {
  const pattern = matchAnywhere(search);
  const newest = (from: RawBuilder<unknown>, found: RawBuilder<unknown>) => sql`
    (select reviews.id from ${from} where ${found} and ${narrowed}
      order by made_at desc, reviews.id desc limit ${PAGE_SIZE + 1})`;
  return sql<boolean>`reviews.id in (
    ${newest(sql`reviews`, sql`(words ilike ${pattern} or answer ilike ${pattern})`)}
    union all ${newest(sql`reviews join boats on boats.id = boat_id`, sql`boats.name ilike ${pattern}`)}
    union all ${newest(
      sql`reviews join boats on boats.id = boat_id join operators on operators.id = operator_id`,
      sql`operators.name ilike ${pattern}`,
    )}
    union all ${newest(
      sql`reviews join bookings on bookings.id = booking_id`,
      sql`(${matchBookings(search)} or bookings.code = ${search})`,
    )})`;
}

function adminReviews(reader: Queryable) {
  return selectReviews(reader)
    .innerJoin('operators', 'operators.id', 'boats.operatorId')
    .select('operators.name as operatorName');
}

function presentAdminReview(row: AdminReviewRow): AdminReviewView {
  const { hiddenAt: at, hiddenReason: reason } = row;
  return {
    id: row.id,
    boat: { id: row.boatId, name: row.boatName },
    operatorName: row.operatorName,
    booking: { id: row.bookingId, code: row.code, customerName: row.customerName },
    stars: row.stars,
    words: row.words,
    language: row.language,
    madeAt: row.madeAt.toISOString(),
    answer: presentAnswer(row),
    hidden: at === null || reason === null ? null : { reason, at: at.toISOString() },
  };
}
