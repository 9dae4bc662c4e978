import { sql, type RawBuilder } from 'kysely';
import { endpoints } from '#contract/endpoints.ts';
import { PAGE_SIZE } from '#contract/fields/paging.ts';
import type { AdminReviewsQuery, AdminReviewView } from '#contract/public/review-api.ts';
import { done, refused, type Outcome } from '#domain/problems.ts';
import { reviewerName } from '#domain/reviews/reviews.ts';
import { recordAuditEvent, type AuditActor } from '../../identity/admins/record-audit-event.ts';
import { announceBoatChange } from '../../marketplace/core/boats/boat-changes.ts';
import { inTransaction, type Queryable } from '../../platform/database/database.ts';
import { anywhere } from '../../platform/database/sql-fragments.ts';
import type { Deps } from '../../platform/dependencies.ts';
import { pageFrom, readCursor, timeKey } from '../../platform/http/page-cursor.ts';
import { serve } from '../../platform/http/serve.ts';
import { lockReview, noSuchReview } from '../../marketplace/reviews/answer-review.ts';
import { presentAnswer } from '../../marketplace/reviews/review-presenter.ts';
import { bookingsNaming } from '../../marketplace/core/bookings/bookings-by-guest.ts';
import { selectNewestReviews } from '../../marketplace/reviews/review-queries.ts';

/** Endpoints to hide reviews and to show them again. */
export function adminReviewRoutes(deps: Deps) {
  return [
    serve(endpoints.adminReviews, async ({ query }) => {
      const after = readCursor(query.after, timeKey);
      if (!after.ok) return after;
      const rows = await findAdminReviews(deps.database, query, after.value);
      return done(pageFrom(rows, presentAdminReview, (row) => [row.made_text, row.id]));
    }),

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
      if (isHiding === (locked.hidden_at !== null)) return isHiding ? hiddenAlready : shownAlready;
      await write
        .updateTable('reviews')
        .set({ hidden_at: isHiding ? at : null, hidden_reason: isHiding ? reason : null })
        .where('id', '=', reviewId)
        .execute();
      const review = await adminReviews(write, null).where('reviews.id', '=', reviewId).execute();
      const [shown] = review.map(presentAdminReview);
      if (!shown) return noSuchReview;
      const name = `${reviewerName(shown.booking.customerName)} of ${shown.boat.name}`;
      const subject = { kind: 'review', id: reviewId, name };
      await recordAuditEvent(write, { ...by, act, subject, facts: { reason }, at });
      await announceBoatChange(write, locked.boat_id);
      return done(shown);
    },
  );
}

const hiddenAlready = refused('conflict', 'This review is hidden already.');
const shownAlready = refused('conflict', 'Everybody can see this review already.');

type Place = readonly [madeAt: string, id: string] | null;
type AdminReviewRow = Awaited<ReturnType<typeof findAdminReviews>>[number];

/** Searches in boat, operator, text and answer, and in prefixes of the guest's name and the code. */
function findAdminReviews(
  reader: Queryable,
  { search = '', show, stars }: AdminReviewsQuery,
  after: Place,
) {
  const shown = { visible: sql` and hidden_at is null`, hidden: sql` and hidden_at is not null` };
  const narrowed = sql`true${show === 'visible' || show === 'hidden' ? shown[show] : sql``}${
    stars === undefined ? sql`` : sql` and stars = ${Number(stars)}`
  }${after === null ? sql`` : sql` and (made_at, reviews.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`}`;
  return adminReviews(reader, after)
    .where(sql<boolean>`${narrowed}`)
    .$if(search !== '', (query) => query.where(naming(search, narrowed)))
    .execute();
}

/** Limits each condition to its newest matches, so that an index or the time order finds them, whichever is faster. */
function naming(search: string, narrowed: RawBuilder<unknown>) {
  const words = anywhere(search);
  const newest = (from: RawBuilder<unknown>, found: RawBuilder<unknown>) => sql`
    (select reviews.id from ${from} where ${found} and ${narrowed}
      order by made_at desc, reviews.id desc limit ${PAGE_SIZE + 1})`;
  return sql<boolean>`reviews.id in (
    ${newest(sql`reviews`, sql`(words ilike ${words} or answer ilike ${words})`)}
    union all ${newest(sql`reviews join boats on boats.id = boat_id`, sql`boats.name ilike ${words}`)}
    union all ${newest(
      sql`reviews join boats on boats.id = boat_id join operators on operators.id = operator_id`,
      sql`operators.name ilike ${words}`,
    )}
    union all ${newest(
      sql`reviews join bookings on bookings.id = booking_id`,
      sql`(${bookingsNaming(search)} or bookings.code = ${search})`,
    )})`;
}

function adminReviews(reader: Queryable, after: Place) {
  return selectNewestReviews(reader, after, PAGE_SIZE)
    .innerJoin('operators', 'operators.id', 'boats.operator_id')
    .select('operators.name as operator_name');
}

function presentAdminReview(row: AdminReviewRow): AdminReviewView {
  const { hidden_at: at, hidden_reason: reason } = row;
  return {
    id: row.id,
    boat: { id: row.boat_id, name: row.boat_name },
    operatorName: row.operator_name,
    booking: { id: row.booking_id, code: row.code, customerName: row.customer_name },
    stars: row.stars,
    words: row.words,
    madeAt: row.made_at.toISOString(),
    answer: presentAnswer(row),
    hidden: at === null || reason === null ? null : { reason, at: at.toISOString() },
  };
}
