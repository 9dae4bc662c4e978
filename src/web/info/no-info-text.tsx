import { Link } from 'wouter';
import { ErrorState } from '../layout/error-state.tsx';
import { buttonLook } from '../ui/button.tsx';

export function NoSuchInfoPage() {
  return (
    <ErrorState isPage title="Page Not Found" text="The requested page could not be found.">
      <BackHome />
    </ErrorState>
  );
}

/** In place of a text that does not load. */
export function ComingSoon() {
  return (
    <ErrorState
      isPage
      title="Coming Soon"
      text="This page will be published before launch. Check back soon!"
    >
      <BackHome />
    </ErrorState>
  );
}

function BackHome() {
  return (
    <Link href="/" className={buttonLook()}>
      Back to Home
    </Link>
  );
}
