import type { Like } from '../../like.ts';
import type en from './captain-disputes.en.ts';

export default {
  opened: (title) => `Paiement contesté : ${title}`,
  openedShort: (guest, amount) =>
    `La banque de ${guest} conteste ${amount}. Aucuns frais pour vous.`,
  openedText: (guest, amount, code, boat) =>
    `La banque de ${guest} conteste le paiement de ${amount} pour la réservation ${code} sur ${boat}.`,
  onlyAsks: (guest, amount, code, boat) =>
    `La banque de ${guest} demande des précisions sur le paiement de ${amount} pour la réservation ${code} sur ${boat}. Elle n’a rien repris pour l’instant, et rien ne change dans ce qui vous est dû.`,
  escalated: (title) => `Désormais contesté : ${title}`,
  escalatedText: (guest, amount, code, boat) =>
    `La banque de ${guest}, qui avait demandé des précisions, conteste maintenant le paiement de ${amount} pour la réservation ${code} sur ${boat}.`,
  held: (part) =>
    `Tant que la banque n’a pas décidé, nous ne vous versons pas vos ${part} pour cette sortie. Si elle nous donne raison, vous les recevrez avec un prochain versement. Sinon, cela compte comme un remboursement.`,
  howToHelp:
    'Nous transmettons les preuves à la banque. Vous pouvez nous aider : répondez à cet e-mail avec tout ce qui montre que la sortie a eu lieu, par exemple des embarquements pointés, des photos ou des messages.',
  howToHelpBy: (due) =>
    `Nous transmettons les preuves à la banque. Vous pouvez nous aider : répondez avant le ${due}, heure de Saint-Martin, avec tout ce qui montre que la sortie a eu lieu, par exemple des embarquements pointés, des photos ou des messages.`,
  doNotRefund: 'Merci de ne pas rembourser vous-même le passager.',
  reviewed: (title) => `Preuves transmises : ${title}`,
  reviewedShort: 'La banque examine le dossier.',
  reviewedText: (amount, code) =>
    `La banque a reçu nos preuves pour le paiement de ${amount} de la réservation ${code} et les examine. Cela peut prendre deux mois ou plus. Vous n’avez rien à faire ; nous vous écrirons dès qu’elle aura décidé.`,
  taken: (title) => `Paiement repris par la banque : ${title}`,
  takenShort: (amount) => `La banque du passager a repris ${amount}.`,
  takenText: (amount, code) =>
    `La banque du passager a repris ${amount} du paiement de la réservation ${code}.`,
  returned: (title) => `Paiement rendu par la banque : ${title}`,
  returnedShort: (part) => `Vos ${part} figurent de nouveau sur votre relevé.`,
  returnedText: (code, part) =>
    `La banque du passager a rendu le paiement de la réservation ${code}. Vos ${part} figurent de nouveau sur votre relevé.`,
  won: (title) => `Litige gagné : ${title}`,
  wonShort: 'La banque nous a donné raison.',
  wonText: (amount, code) =>
    `La banque du passager nous a donné raison au sujet du paiement de ${amount} pour la réservation ${code}.`,
  wonBack: (part) => `Vos ${part} figurent de nouveau sur votre relevé.`,
  wonLater: 'Dès que la banque aura rendu l’argent, il figurera de nouveau sur votre relevé.',
  lost: (title) => `Litige perdu : ${title}`,
  lostShort: 'La banque a donné raison au passager.',
  lostText: (amount, code) =>
    `La banque du passager lui a donné raison au sujet du paiement de ${amount} pour la réservation ${code}. La décision est définitive.`,
  lostPart: (part) =>
    `Vos ${part} sont déduits de ce qui vous est dû, comme l’indique votre relevé.`,
  closed: (title) => `Demande close : ${title}`,
  closedShort: 'Rien ne change pour vous.',
  closedText: (amount, code) =>
    `La banque du passager a clos sa demande au sujet du paiement de ${amount} pour la réservation ${code}, et n’en garde rien.`,
  amount: 'Montant contesté',
  reason: 'Motif indiqué',
  heldFact: 'Retenu sur vos versements',
  deductedFact: 'Déduit de ce qui vous est dû',
  due: 'Preuves à fournir avant le',
  seeBookings: 'Voir vos réservations',
  seeStatement: 'Voir votre relevé',
  reasons: {
    fraudulent: 'Le titulaire de la carte dit ne pas avoir payé',
    unrecognized: 'Le titulaire de la carte ne reconnaît pas le paiement',
    product_not_received: 'Le passager dit que la sortie n’a pas eu lieu',
    product_unacceptable: 'Le passager dit que la sortie ne correspondait pas à la description',
    credit_not_processed: 'Le passager dit qu’un remboursement lui a été promis',
    duplicate: 'Le passager dit avoir été débité deux fois',
    general: 'Aucun motif n’a été indiqué',
  },
} satisfies Like<typeof en>;
