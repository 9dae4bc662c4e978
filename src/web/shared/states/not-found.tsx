import { Link } from 'wouter';
import { paths } from '#contract/pages/paths.ts';
import { useMessages } from '../language/use-messages.ts';
import { getButtonClasses } from '../../ui/button.tsx';
import { buildSrcSet } from '../../ui/boat-photo.tsx';

export function NotFound() {
  const t = useMessages('not-found');
  const layout = useMessages('layout');
  return (
    <div className="page-width grid items-center gap-10 py-12 sm:py-20 lg:grid-cols-2">
      <div>
        <h1 className="page-title">{t.title}</h1>
        <p className="mt-4 max-w-prose text-lg text-ink-soft">{t.text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link href={paths.listing()} className={getButtonClasses()}>
            {layout.bookBoat}
          </Link>
          <Link href={paths.home()} className={getButtonClasses({ variant: 'secondary' })}>
            {t.backHome}
          </Link>
        </div>
      </div>
      <picture>
        <source
          type="image/avif"
          srcSet={buildSrcSet('/pictures/not-found', 'avif')}
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
