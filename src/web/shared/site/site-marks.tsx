export function Logo() {
  return (
    <span className="flex items-center gap-2.5 text-lg leading-none font-extrabold tracking-tight">
      <svg viewBox="0 0 40 40" aria-hidden="true" className="size-10 shrink-0">
        <circle cx="20" cy="20" r="20" className="fill-sun" />
        <g className="fill-on-sun">
          <path d="M21 6.5c6.2 4.2 9.4 10 9.6 17.5H21zM18.6 11.5V24h-8.2c.8-5.4 3.5-9.6 8.2-12.5z" />
        </g>
        <path
          d="M7.5 29.3c3.1 0 3.1-2 6.2-2s3.2 2 6.3 2 3.1-2 6.2-2 3.2 2 6.3 2"
          className="fill-none stroke-on-sun"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
      </svg>
      <span translate="no">
        SXM<span className="max-[22.5rem]:sr-only"> Boat Trips</span>
      </span>
    </span>
  );
}
