import { useQueries } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import type { BoatView } from '#contract/boat-views.ts';
import { isMissing } from '../api.ts';
import { comparedBoats } from '../booking-widgets/listing-address.ts';
import { searchedTrip, withSearch } from '../booking-widgets/trip-addresses.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import { ErrorState } from '../layout/error-state.tsx';
import { LoadingState } from '../layout/loading-state.tsx';
import { useLastListing } from '../layout/session-store.ts';
import { boatBySlugQuery } from '../queries.ts';
import type { PageInput } from '../router/site-route.ts';
import { BoatPhoto } from '../ui/boat-photo.tsx';
import { buttonLook } from '../ui/button.tsx';
import { ShareButton } from '../ui/share-button.tsx';
import { useComparedFacts } from './compared-facts.ts';

type Searched = { date: string; groupSize: string };

/** Two boats side by side. */
export function Page({ search }: PageInput) {
  const slugs = comparedBoats(search);
  const boats = useQueries({ queries: slugs.map((slug) => boatBySlugQuery(slug)) });
  const { date = '', groupSize = '' } = search;
  const found = boats.flatMap(({ data }) => data ?? []);
  const failed = boats.find(({ isError, data }) => isError && !data);
  return (
    <div className="page-width pt-4 pb-16 sm:pt-6">
      <div className="flex items-center justify-between gap-3">
        <Link
          href={useLastListing()}
          className="-ml-1 inline-flex min-h-11 items-center gap-2 font-semibold"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          Back to boats
        </Link>
        <ShareButton />
      </div>
      <h1 className="page-title mt-2 mb-6">Compare Boats</h1>
      {slugs.length < 2 ? (
        <EmptyState title="Choose two boats" text="Press Compare on one boat, then on another">
          <Link href="/booking" className={buttonLook()}>
            Browse boats
          </Link>
        </EmptyState>
      ) : failed ? (
        <ErrorState
          title="Boat Not Found"
          text="One of these boats doesn't exist or has been removed."
          onRetry={isMissing(failed.error) ? undefined : () => void failed.refetch()}
        />
      ) : found.length < 2 ? (
        <LoadingState text="Loading boats..." />
      ) : (
        <Comparison boats={found} searched={{ date, groupSize: groupSize.replace(/ $/, '+') }} />
      )}
    </div>
  );
}

/** What is told of both stands under its name, over the whole width, so that it can be read on a phone. */
function Comparison({ boats, searched }: { boats: readonly BoatView[]; searched: Searched }) {
  const facts = useComparedFacts(boats, searched);
  return (
    <table className="w-full table-fixed text-left">
      <caption className="sr-only">Two boats side by side</caption>
      <thead>
        <tr>
          {boats.map((boat) => (
            <th key={boat.id} scope="col" className="px-1.5 pb-4 align-top sm:px-3">
              <ComparedBoat boat={boat} searched={searched} />
            </th>
          ))}
        </tr>
      </thead>
      {facts.map(({ name, words }) => (
        <tbody key={name} className="border-t border-line">
          <tr>
            <th
              scope="rowgroup"
              colSpan={2}
              className="px-1.5 pt-3 text-sm font-semibold text-ink-soft sm:px-3"
            >
              {name}
            </th>
          </tr>
          <tr>
            {words.map((text, index) => (
              <td
                key={index}
                className="px-1.5 pb-3 align-top wrap-anywhere whitespace-pre-line sm:px-3"
              >
                {text || 'Not said'}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}

function ComparedBoat({ boat, searched }: { boat: BoatView; searched: Searched }) {
  const [cover] = boat.images;
  return (
    <>
      <BoatPhoto
        image={cover ?? null}
        stockFor={boat.id}
        alt=""
        sizes="(min-width: 80rem) 37rem, 46vw"
        isFirst
        className="rounded-card"
      />
      <span className="mt-3 block text-lg font-bold wrap-anywhere sm:text-xl">{boat.name}</span>
      <Link
        href={withSearch(`/boats/${encodeURIComponent(boat.slug)}`, searchedTrip(searched))}
        className={`${buttonLook({ size: 'small' })} mt-2`}
      >
        Choose a day<span className="sr-only"> on {boat.name}</span>
      </Link>
    </>
  );
}
