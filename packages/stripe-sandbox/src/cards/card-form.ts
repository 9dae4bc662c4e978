import { keepCard, type KeptCard } from '../payments/payment-methods.ts';
import { detectBrand, hasExpired, passesLuhn, readExpiry, testCards } from './test-cards.ts';

export type CardField = 'card_number' | 'cvc' | 'email' | 'exp' | 'name';

export type FieldErrors = Partial<Record<CardField, string>>;

/** Fields that the form may show again, which excludes card number and code. */
export type Retyped = { email: string; exp: string; name: string };

export type CardForm = { retyped: Retyped; errors: FieldErrors; card: KeptCard | null };

/** Submitted fields by name; files count as empty. */
export type FormFields = Record<string, unknown>;

const spellings: Record<CardField, readonly string[]> = {
  card_number: ['card_number', 'cardNumber', 'number'],
  cvc: ['cvc', 'cvv'],
  email: ['email'],
  exp: ['exp', 'expiry'],
  name: ['name'],
};

/** Parses the payment form; sets `card` if every field is valid. */
export function readCardForm(fields: FormFields, nowMs: number): CardForm {
  const number = typed(fields, 'card_number').replaceAll(/[\s-]/g, '');
  const cvc = typed(fields, 'cvc');
  const retyped = {
    email: typed(fields, 'email'),
    exp: typed(fields, 'exp'),
    name: typed(fields, 'name'),
  };
  const errors: FieldErrors = {
    ...toFieldError('card_number', numberError(number)),
    ...toFieldError('exp', expiryError(retyped.exp, nowMs)),
    ...toFieldError('cvc', cvcError(cvc, number)),
    ...toFieldError('name', nameError(retyped.name)),
    ...toFieldError('email', emailError(retyped.email)),
  };
  const expiry = readExpiry(retyped.exp);
  const inOrder = expiry !== null && Object.keys(errors).length === 0;
  return { retyped, errors, card: inOrder ? keepCard(number, expiry.month, expiry.year) : null };
}

function typed(fields: FormFields, field: CardField): string {
  for (const spelling of spellings[field]) {
    const value = fields[spelling];
    if (typeof value === 'string') return value.replaceAll('\0', '').trim().slice(0, 512);
  }
  return '';
}

function toFieldError(field: CardField, error: string | null): FieldErrors {
  return error === null ? {} : { [field]: error };
}

function numberError(number: string): string | null {
  if (number === '') return 'Enter the card number.';
  if (testCards.some((card) => card.number === number)) return null;
  if (!/^\d+$/.test(number)) return 'Your card number is invalid.';
  if (number.length < 13) return 'Your card number is incomplete.';
  return passesLuhn(number) ? null : 'Your card number is invalid.';
}

function expiryError(text: string, nowMs: number): string | null {
  if (text === '') return 'Enter the expiry date.';
  const expiry = readExpiry(text);
  if (!expiry) return 'Enter the expiry date as MM / YY.';
  if (hasExpired(expiry, nowMs)) return "Your card's expiration date is in the past.";
  return expiry.year > new Date(nowMs).getUTCFullYear() + 50
    ? "Your card's expiration year is invalid."
    : null;
}

function cvcError(cvc: string, number: string): string | null {
  if (cvc === '') return 'Enter the security code.';
  const expectedLength = detectBrand(number) === 'amex' ? 4 : 3;
  if (!/^\d+$/.test(cvc) || cvc.length > expectedLength)
    return "Your card's security code is invalid.";
  return cvc.length < expectedLength ? "Your card's security code is incomplete." : null;
}

function nameError(name: string): string | null {
  if (name === '') return 'Enter the name on the card.';
  return name.length > 200 ? 'The name is too long.' : null;
}

function emailError(email: string): string | null {
  return email === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
    ? null
    : 'Enter a full email address.';
}
