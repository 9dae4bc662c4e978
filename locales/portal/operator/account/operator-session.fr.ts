import type { Translated } from '../../../translated.ts';
import type en from './operator-session.en.ts';

export default {
  title: 'Nos e-mails',
  label: 'Langue des e-mails',
  hint: 'Pour les e-mails sur vos réservations, vos passagers et vos versements.',
  saved: 'Langue enregistrée',
} satisfies Translated<typeof en>;
