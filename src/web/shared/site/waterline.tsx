export function Waterline() {
  return (
    <svg
      viewBox="0 0 1440 48"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-6 w-full fill-deep sm:h-10"
    >
      <path d="M0 30c120 0 120-18 240-18s120 18 240 18 120-18 240-18 120 18 240 18 120-18 240-18 120 18 240 18v19H0z" />
    </svg>
  );
}
