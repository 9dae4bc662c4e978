type ScriptlessRedirectProps = {
  to: string;
  /** The text of a fallback link, for browsers that do not redirect. */
  label: string;
};

/** Links to the target for visitors without scripts; the page's head redirects them. */
export function ScriptlessRedirect({ to, label }: ScriptlessRedirectProps) {
  return (
    <noscript>
      <p className="text-center">
        <a href={to} className="text-link">
          {label}
        </a>
      </p>
    </noscript>
  );
}
