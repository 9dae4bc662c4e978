/** The number to dial. */
export function dialled(phone: string): string {
  return phone.replace(/[^+\d]/g, '');
}

/** The address of a WhatsApp chat: of a number without a country only where it is one of the island. */
export function whatsAppAddress(phone: string): string | null {
  const number = dialled(phone);
  const digits = number.replace(/\D/g, '');
  if (number.startsWith('+')) return `https://wa.me/${digits}`;
  if (number.startsWith('00')) return `https://wa.me/${digits.slice(2)}`;
  return /^721\d{7}$/.test(digits) ? `https://wa.me/1${digits}` : null;
}
