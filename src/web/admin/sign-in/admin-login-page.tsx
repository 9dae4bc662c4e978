import type { ReactNode } from 'react';
import { Logo } from '../../layout/page-layout.tsx';
import type { PageInput } from '../../router/site-route.ts';
import { AcceptInvitationForm } from './accept-invitation-form.tsx';
import { AdminSignInForm } from './admin-sign-in-form.tsx';

export function Page({ search: { invitation } }: PageInput) {
  return (
    <LoginLayout>
      {invitation ? <AcceptInvitationForm invitation={invitation} /> : <AdminSignInForm />}
    </LoginLayout>
  );
}

function LoginLayout({ children }: { children: ReactNode }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="flex flex-1 flex-col outline-none lg:grid lg:grid-cols-[2fr_3fr]"
    >
      <div className="flex flex-col justify-between gap-8 bg-deep px-5 py-5 text-foam sm:px-8 lg:p-12">
        <Logo />
        <p className="hidden max-w-sm text-2xl leading-snug font-bold tracking-tight text-balance lg:block">
          Boats, captains, bookings and money, all in one place.
        </p>
        <p className="hidden text-foam-soft lg:block">Sint Maarten boat trips</p>
      </div>
      <div className="grid flex-1 place-items-start px-5 py-10 sm:place-items-center sm:px-8 sm:py-16">
        <div className="w-full max-w-md">
          <p className="font-semibold text-sea">Platform management</p>
          {children}
          <p className="mt-8 border-t border-line pt-5 text-sm text-ink-soft">
            Authorized access only. All activity is monitored.
          </p>
        </div>
      </div>
    </main>
  );
}
