import type { PortalMessages } from './portal-messages.ts';

export default {
  title: 'Nos mails',
  label: 'Langue de nos mails',
  hint: 'Dans laquelle nous vous parlons des réservations, des clients et des versements.',
  saved: 'Langue enregistrée',
  notSaved: 'Échec de l’enregistrement',
} satisfies PortalMessages['operator-session'];
