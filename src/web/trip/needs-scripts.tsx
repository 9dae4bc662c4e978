/** Shown instead of steps that only work with scripts, to visitors who have switched them off. */
export function NeedsScripts() {
  return (
    <noscript>
      <p className="rounded-field border border-sun-deep bg-sun/20 p-4">
        Booking online needs JavaScript. Please switch it on and reload this page, or{' '}
        <a href="/info/contact" className="text-link">
          contact us
        </a>{' '}
        and we will book for you.
      </p>
    </noscript>
  );
}
