import { invalidParam } from '../requests/stripe-problems.ts';
import type { Params } from '../requests/stripe-params.ts';

const currencies =
  'usd aed afn all amd ang aoa ars aud awg azn bam bbd bdt bgn bhd bif bmd bnd bob brl bsd bwp byn bzd cad cdf chf clp cny cop crc cve czk djf dkk dop dzd egp etb eur fjd fkp gbp gel gip gmd gnf gtq gyd hkd hnl hrk htg huf idr ils inr isk jmd jod jpy kes kgs khr kmf krw kwd kyd kzt lak lbp lkr lrd lsl mad mdl mga mkd mmk mnt mop mur mvr mwk mxn myr mzn nad ngn nio nok npr nzd omr pab pen pgk php pkr pln pyg qar ron rsd rub rwf sar sbd scr sek sgd shp sle sos srd std szl thb tjs tnd top try ttd twd tzs uah ugx uyu uzs vnd vuv wst xaf xcd xcg xof xpf yer zar zmw'.split(
    ' ',
  );

/** Reads a currency of the request, in lower case. */
export function currencyFrom(params: Params, name = 'currency'): string {
  const currency = params.requiredText(name).toLowerCase();
  if (!currencies.includes(currency)) {
    throw invalidParam(
      params.nameOf(name),
      `Invalid currency: ${currency}. Stripe currently supports these currencies: ${currencies.join(', ')}`,
    );
  }
  return currency;
}

/** Parses a typed amount into minor units: `12.50` usd is 1250. */
export function minorUnits(text: string, currency: string): number | null {
  if (!/^\d{1,8}(\.\d{1,3})?$/.test(text)) return null;
  return Math.round(Number(text) * 10 ** countDigits(currency));
}

function countDigits(currency: string): number {
  const format = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: currency.toUpperCase(),
  });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** Formats minor units: 12345 usd is `$123.45`. */
export function money(amount: number, currency: string): string {
  try {
    const format = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: currency.toUpperCase(),
    });
    return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
  } catch {
    return `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`;
  }
}
