import { Link } from 'wouter';
import { buttonLook } from '../ui/button.tsx';
import { widthsOf } from '../ui/boat-photo.tsx';

export function Page() {
  return (
    <div className="page-width grid items-center gap-10 py-12 sm:py-20 lg:grid-cols-2">
      <div>
        <h1 className="page-title">404 Page Not Found</h1>
        <p className="mt-4 max-w-prose text-lg text-ink-soft">
          There is no page at this address. It may have moved, or the link may be wrong.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link href="/booking" className={buttonLook()}>
            Book a Boat
          </Link>
          <Link href="/" className={buttonLook({ variant: 'secondary' })}>
            Back to Homepage
          </Link>
        </div>
      </div>
      <picture>
        <source
          type="image/avif"
          srcSet={widthsOf('/pictures/not-found', 'avif')}
          sizes="(min-width: 64rem) 36rem, 92vw"
        />
        <img
          src="/pictures/not-found-960.webp"
          alt=""
          width={960}
          height={640}
          className="block aspect-3/2 w-full rounded-card bg-shallows object-cover"
        />
      </picture>
    </div>
  );
}
