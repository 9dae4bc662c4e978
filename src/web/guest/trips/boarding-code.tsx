import { encode } from 'uqr';
import { useMessages } from '../../shared/language/use-messages.ts';
import { TitledCard } from '../../shared/page/titled-card.tsx';

/** Shows the booking code as a QR code, which the crew scans or reads at the dock. */
export function BoardingCode({ code }: { code: string }) {
  const t = useMessages('trip');
  const booking = useMessages('booking');
  return (
    <TitledCard title={t.atBoarding}>
      <div className="flex flex-col items-center gap-x-8 gap-y-4 text-center sm:flex-row">
        <QrCode text={code} label={t.qrCode(code)} />
        <div>
          <p className="text-sm text-ink-soft">{booking.code}</p>
          <p
            translate="no"
            className="text-[clamp(1.5rem,7vw,2.25rem)] leading-tight font-extrabold tracking-wide whitespace-nowrap lg:text-3xl"
          >
            {code}
          </p>
        </div>
      </div>
    </TitledCard>
  );
}

/** Stays dark on light in dark mode: some scanners cannot read inverted codes. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full max-w-60 rounded-field sm:max-w-48 forced-color-adjust-none"
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#ffffff" />
      <path d={squares.join('')} fill="#000000" />
    </svg>
  );
}
