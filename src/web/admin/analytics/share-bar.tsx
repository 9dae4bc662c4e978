/** A part of a whole as a bar, hidden from screen readers: the number is next to it. */
export function ShareBar({ part, whole }: { part: number; whole: number }) {
  const share = whole > 0 ? Math.min(100, Math.max(0, (part / whole) * 100)) : 0;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      className="h-2 w-full overflow-hidden rounded-full"
    >
      <rect width="100" height="8" className="fill-line" />
      <rect width={share} height="8" className="fill-sea" />
    </svg>
  );
}
