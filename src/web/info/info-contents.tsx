import type { InfoHeading } from '#domain/info-texts.ts';

/** The table of contents: beside the text on large screens, and nowhere else (spec 2: info pages). */
export function InfoContents({ headings }: { headings: readonly InfoHeading[] }) {
  return (
    <nav
      aria-labelledby="contents"
      className="sticky top-28 hidden max-h-[calc(100dvh-9rem)] self-start overflow-y-auto p-1 lg:block"
    >
      <h2 id="contents" className="text-base font-bold tracking-normal">
        Table of Contents
      </h2>
      <ul className="mt-2 border-l border-line">
        {headings.map(({ id, level, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={`flex min-h-9 items-center py-1 leading-snug text-ink-soft no-underline hover:text-sea hover:underline ${level === 2 ? 'pl-4' : 'pl-8 text-sm'}`}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
