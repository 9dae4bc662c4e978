import { portalPaths } from '#contract/pages/portal-paths.ts';
import { MailCheck, MailX } from 'lucide-react';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { paths } from '#contract/pages/paths.ts';
import {
  readSignInLinkType,
  type SignInLink,
  type SignInLinkType,
} from '#contract/operator/sign-in-links.ts';
import { Notice } from '../../shared/acts/notice.tsx';
import { useAddress } from '../../shared/language/use-address.ts';
import { useMessages } from '../../shared/language/use-messages.ts';
import {
  definePage,
  inEnglish,
  type PageContext,
  type PageHead,
  type PageInput,
} from '../../shared/page/define-page.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ButtonLink } from '../../shared/page/button-link.tsx';
import { portalPatterns } from '#contract/pages/portal-paths.ts';

export default definePage({
  path: portalPatterns.signInLink,
  search: ['token_hash', 'type', 'redirect_to', 'outcome'],
  messages: ['operator-confirm'],
  head,
  Page,
  robots: 'noindex',
  // Keeps the page out of caches, because its button uses up the link.
  isShared: false,
  server: import.meta.env.SSR
    ? {
        description: inEnglish(
          'The last step of a link that we mailed: confirm it with one button.',
        ),
      }
    : undefined,
});

function head({ search, messages }: PageContext): PageHead {
  const t = messages['operator-confirm'];
  const state = readState(search);
  const titles = { over: t.overTitle, half: t.halfTitle };
  const title = state.kind === 'ready' ? t.links[state.type].title : titles[state.kind];
  return { title };
}

/** Shows the page for a mailed sign-in link. Opening the page changes nothing; only its button uses up the link. */
function Page({ search }: PageInput) {
  const t = useMessages('operator-confirm');
  const state = readState(search);
  if (state.kind === 'ready') return <ReadyLink {...state} isLater={search.outcome === 'later'} />;
  if (state.kind === 'half') {
    return (
      <Frame icon={<MailCheck {...drawn} />} title={t.halfTitle} text={t.halfText}>
        <SignInAgainLink />
      </Frame>
    );
  }
  return (
    <Frame icon={<MailX {...drawn} />} title={t.overTitle} text={t.overText}>
      <SignInAgainLink />
    </Frame>
  );
}

type State = { kind: 'ready'; link: SignInLink; type: SignInLinkType } | { kind: 'half' | 'over' };

function readState(search: PageInput['search']): State {
  if (search['outcome'] === 'half') return { kind: 'half' };
  const link = {
    tokenHash: search['token_hash'] ?? '',
    type: search['type'] ?? '',
    redirectTo: search['redirect_to'] ?? '',
  };
  const type = readSignInLinkType(link);
  return type === null ? { kind: 'over' } : { kind: 'ready', link, type };
}

type ReadyLinkProps = { link: SignInLink; type: SignInLinkType; isLater: boolean };

function ReadyLink({ link, type, isLater }: ReadyLinkProps) {
  const t = useMessages('operator-confirm');
  const address = useAddress();
  const onSubmit = useSentOnce();
  const { title, text, button } = t.links[type];
  return (
    <Frame icon={<MailCheck {...drawn} />} title={title} text={text}>
      {isLater && (
        <Notice role="alert">
          <p>{t.later}</p>
        </Notice>
      )}
      <form
        method="post"
        action={address(portalPaths.signInLink())}
        onSubmit={onSubmit}
        className="flex flex-col"
      >
        <input type="hidden" name="token_hash" value={link.tokenHash} />
        <input type="hidden" name="type" value={link.type} />
        <input type="hidden" name="redirect_to" value={link.redirectTo} />
        <Button type="submit" size="large">
          {button}
        </Button>
      </form>
      <p className="text-ink-soft">{t.ignore}</p>
    </Frame>
  );
}

/** Blocks a second press, which would use the link again and replace the first outcome with a rejection. */
function useSentOnce() {
  const isSent = useRef(false);
  useEffect(() => {
    // Resets when the browser goes back to this page.
    const forget = () => {
      isSent.current = false;
    };
    addEventListener('pageshow', forget);
    return () => removeEventListener('pageshow', forget);
  }, []);
  return (event: FormEvent) => {
    if (isSent.current) event.preventDefault();
    isSent.current = true;
  };
}

type FrameProps = { icon: ReactNode; title: string; text: string; children: ReactNode };

function Frame({ icon, title, text, children }: FrameProps) {
  return (
    <div className="page-width py-10 sm:py-16">
      <Card className="mx-auto flex max-w-xl flex-col gap-5">
        {icon}
        <h1 className="text-3xl font-extrabold text-balance">{title}</h1>
        <p className="text-lg">{text}</p>
        {children}
      </Card>
    </div>
  );
}

const drawn = { 'aria-hidden': true, className: 'size-12 text-sea', strokeWidth: 1.5 } as const;

function SignInAgainLink() {
  const t = useMessages('operator-confirm');
  return (
    <ButtonLink href={paths.operatorPortal()} size="large">
      {t.toSignIn}
    </ButtonLink>
  );
}
