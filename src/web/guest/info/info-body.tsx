import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { InfoBlock, InfoPart } from '#i18n/site/info-texts.ts';
import { safeHref } from '../../ui/safe-href.ts';

/** Renders an information page's text. Headings are focusable for in-page links. */
export function InfoBody({ blocks }: { blocks: readonly InfoBlock[] }) {
  return (
    <div className={classes}>
      {blocks.map((block, place) => (
        <Block key={place} block={block} />
      ))}
    </div>
  );
}

const classes = [
  'mt-6 flex flex-col gap-4 wrap-anywhere [&_h2]:mt-8 [&_h2]:text-2xl [&_h2]:font-bold [&_h3]:mt-3 [&_h3]:text-lg [&_h3]:font-bold',
  '[&_ul]:list-disc [&_ul]:pl-6 [&_li]:my-1.5 [&_li]:marker:text-sea [&_hr]:my-4 [&_hr]:border-line',
].join(' ');

function Block({ block }: { block: InfoBlock }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return (
        <Heading id={block.id} tabIndex={-1}>
          {block.text}
        </Heading>
      );
    }
    case 'list':
      return (
        <ul>
          {block.items.map((parts, place) => (
            <li key={place}>{inline(parts)}</li>
          ))}
        </ul>
      );
    case 'rule':
      return <hr />;
    case 'paragraph':
      return <p>{inline(block.parts)}</p>;
  }
}

function inline(parts: readonly InfoPart[]): ReactNode[] {
  return parts.map((part, place) => <Part key={place} part={part} />);
}

function Part({ part }: { part: InfoPart }) {
  switch (part.kind) {
    case 'strong':
      return <strong>{inline(part.parts)}</strong>;
    case 'em':
      return <em>{inline(part.parts)}</em>;
    case 'link':
      return <TextLink href={safeHref(part.href)}>{inline(part.parts)}</TextLink>;
    case 'text':
      return part.text;
  }
}

/** Routes links within the site through the router. Renders an unsafe link as text. */
function TextLink({ href, children }: { href: string | null; children: ReactNode }) {
  if (href === null) return children;
  // Excludes the API guide, which is not a page of the router.
  if (href.startsWith('/') && href !== '/api') {
    return (
      <Link href={href} className="text-link">
        {children}
      </Link>
    );
  }
  return (
    <a href={href} rel="noopener" className="text-link">
      {children}
    </a>
  );
}
