type ScriptlessRedirectProps = {
  to: string;
  /** The text of the fallback link, for browsers that do not redirect. */
  label: string;
};

/** Links to the target for visitors without JavaScript. Tags in the page's head redirect most of them already. */
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
