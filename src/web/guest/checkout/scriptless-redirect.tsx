type ScriptlessRedirectProps = {
  to: string;
  /** The words of a link that leads there too, for browsers that do not go by themselves. */
  words: string;
};

/** Where visitors without scripts go from here: their page's head takes them there, and this link does. */
export function ScriptlessRedirect({ to, words }: ScriptlessRedirectProps) {
  return (
    <noscript>
      <p className="text-center">
        <a href={to} className="text-link">
          {words}
        </a>
      </p>
    </noscript>
  );
}
