type ScriptlessRedirectProps = {
  to: string;
  afterSeconds: number;
  /** The words of a link that leads there too, for browsers that do not go by themselves. */
  words: string;
};

/** Takes visitors without scripts to another address, in place of what scripts would do here. */
export function ScriptlessRedirect({ to, afterSeconds, words }: ScriptlessRedirectProps) {
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${afterSeconds};url=${to}`} />
      <p className="text-center">
        <a href={to} className="text-link">
          {words}
        </a>
      </p>
    </noscript>
  );
}
