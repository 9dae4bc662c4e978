import { plural } from '../../plural.ts';
import type { Like } from '../../like.ts';
import type en from './captain-notices.en.ts';

export default {
  hello: (name) => `Bonjour ${name},`,
  questions: (address) => `Une question ? ${address}.`,
  reason: 'Motif',
  featuredUntil: 'À la une jusqu’au',
  boat: 'Bateau',
  seeBoats: 'Voir vos bateaux',
  lengthsAsked: 'Combien de temps durent vos sorties ?',
  lengthsAskedShort: 'Vos clients ne voient pas encore d’heure de retour pour vos bateaux.',
  lengthsAskedText: (boats: string) => `Ces bateaux n’ont pas de durée de sortie : ${boats}.`,
  withoutLength:
    'Sans cette durée, vos clients ne voient pas d’heure de retour, ne trouvent pas le bateau quand ils cherchent par durée, et les passagers des navires de croisière ne voient pas ses sorties.',
  giveLength:
    'Ouvrez chaque bateau et indiquez la durée de la sortie sous « Détails ». Nous ne vous le demandons qu’une fois.',
  toDashboard: 'Ouvrir votre tableau de bord',
  unpublished: (boat) => `${boat} a été retiré du site`,
  unpublishedShort: 'C’est désormais un brouillon. Ce qui est réservé reste réservé.',
  unpublishedText: (boat) =>
    `Nous avons retiré ${boat} du site, pour le motif ci-dessous. Personne ne peut plus le trouver ni le réserver ; il est en brouillon sur votre tableau de bord.`,
  soldTripsStand: 'Les sorties déjà vendues tiennent : merci de les assurer.',
  publishAgain: 'Une fois le problème réglé, vous pouvez le publier à nouveau.',
  featured: (boat) => `${boat} est à la une`,
  featuredShort: 'Sur notre page d’accueil, gratuitement.',
  featuredText: (boat) =>
    `Nous mettons ${boat} à la une sur notre page d’accueil, gratuitement, tant qu’il est publié.`,
  featureEnded: (boat) => `${boat} n’est plus à la une`,
  featureEndedShort: 'Nous y avons mis fin avant terme.',
  featureEndedText: (boat) =>
    `Nous avons retiré ${boat} de la une avant terme, pour le motif ci-dessous.`,
  suspended: 'Votre compte de capitaine est suspendu',
  suspendedShort: 'Vos bateaux ne sont plus sur le site. Ce qui est payé reste payé.',
  suspendedText:
    'Nous avons suspendu votre compte de capitaine, pour le motif ci-dessous. Vos bateaux ne sont plus sur le site et vous ne pouvez plus vous connecter.',
  paidTripsStand:
    'Les sorties déjà payées par des passagers tiennent pour l’instant : nous vous écrirons à leur sujet.',
  reinstated: 'Votre compte de capitaine est rouvert',
  reinstatedShort: 'Vos bateaux sont de retour sur le site.',
  reinstatedText:
    'Votre compte de capitaine est rouvert. Les bateaux qui étaient publiés sont de retour sur le site. Merci de vous reconnecter.',
  receipt: (boat) => `Reçu : ${boat} est à la une`,
  receiptShort: (price) => `${price} pour 6 mois.`,
  receiptText: (boat) =>
    `Merci. Nous avons reçu votre paiement, et ${boat} est à la une sur notre page d’accueil tant qu’il est publié.`,
  paidFor: 'Période payée',
  fromTo: (first, last) => `du ${first} au ${last}`,
  paidOn: 'Payé le',
  payment: 'Paiement',
  total: 'Total',
  endsByItself: (address) =>
    `La mise à la une s’arrête d’elle-même ; vous pouvez la renouveler à tout moment. Une question ? ${address}.`,
  featureRefunded: (back, boat) => `Remboursement de ${back} : mise à la une de ${boat}`,
  featureRefundedText: (back, paid, boat) =>
    `Nous vous avons remboursé ${back} sur les ${paid} payés pour mettre ${boat} à la une. Le montant est renvoyé sur la carte utilisée ; il apparaît en général sous 5 à 10 jours.`,
  featureRefundFailed: (back, boat) =>
    `Votre banque a refusé notre remboursement de ${back} : mise à la une de ${boat}`,
  featureRefundFailedText: (back) =>
    `Votre banque n’a pas pu accepter notre remboursement de ${back} et nous l’a renvoyé. Merci de nous écrire comment nous pouvons vous le faire parvenir.`,
  staysFeatured: (boat, day) => `${boat} est à la une jusqu’au ${day}.`,
  noLongerFeatured: (boat) => `${boat} n’est plus à la une.`,
  paidOut: (amount, month) => `Versement effectué : ${amount} pour ${month}`,
  paidOutText: (amount, month) => `Nous vous avons versé ${amount} pour vos sorties (${month}).`,
  takenBack: (amount, month) => `Versement annulé : ${amount} pour ${month}`,
  takenBackText: (amount, month) =>
    `Nous avions enregistré un versement de ${amount} pour vos sorties (${month}). Ce paiement n’a pas eu lieu ; nous avons donc annulé cette écriture : le montant vous est de nouveau dû.`,
  paidHow: (method, reference) => `${method}, référence ${reference}.`,
  methods: { paypal: 'PayPal', bank_wire: 'Virement bancaire', cash: 'Espèces' },
  amount: 'Montant',
  forTripsOf: 'Mois des sorties',
  method: 'Mode de versement',
  takenBackOn: 'Annulé le',
  reference: 'Référence',
  seeStatement: 'Voir votre relevé',
  questionsQuoting: (address, reference) =>
    `Une question ? ${address} (merci d’indiquer ${reference}).`,
  documents: { licence: 'permis de capitaine', insurance: 'assurance du bateau' },
  openDocuments: 'Ouvrir vos documents',
  goodUntil: 'Valable jusqu’au',
  accepted: (document) => `Document accepté : ${document}`,
  acceptedShort: (day) => `Valable jusqu’au ${day}.`,
  acceptedText: (document) =>
    `Nous avons vérifié ce document et l’avons accepté : ${document}. Nous vous écrirons 30 et 7 jours avant son expiration.`,
  bothGood:
    'Vos deux documents sont en règle : les bateaux que vous publiez sont en ligne, et leur page l’indique.',
  stillChecked: (documents) => `Encore en cours de vérification : ${documents}.`,
  stillMissing: (documents) => `Il nous manque encore : ${documents}. Merci de l’envoyer aussi.`,
  refused: (document) => `Document non accepté : ${document}`,
  refusedShort: 'Merci d’en envoyer un autre.',
  refusedText: (document) =>
    `Nous avons examiné ce document et n’avons pas pu l’accepter, pour le motif ci-dessous : ${document}. Merci d’en envoyer un autre.`,
  runsOut: (document, day) => `Votre ${document} expire le ${day}`,
  runsOutShort: 'Merci d’envoyer le nouveau document à temps.',
  runsOutText: (document, day) =>
    `Votre ${document} est valable jusqu’au ${day}. Merci d’envoyer le nouveau document avant : dès le lendemain, vos bateaux ne sont plus en ligne jusqu’à sa vérification.`,
  uncovered: (document, trips) =>
    plural('fr', trips, {
      one: `Une sortie est réservée après la fin de votre ${document}`,
      other: `${trips} sorties sont réservées après la fin de votre ${document}`,
    }),
  uncoveredText: (document, day, trips) =>
    plural('fr', trips, {
      one: `Votre ${document} couvre les sorties jusqu’au ${day}, et une sortie est payée pour une date ultérieure.`,
      other: `Votre ${document} couvre les sorties jusqu’au ${day}, et ${trips} sorties sont payées pour des dates ultérieures.`,
    }),
  sendNewDocument:
    'Dès que vous avez le nouveau document, ouvrez vos documents et envoyez-le : un PDF ou une photo suffit. L’actuel compte encore pendant que nous le vérifions.',
  tripsAfterIt: 'Sorties après cette date',
  firstDayAfterIt: 'Premier de ces jours',
  soldStaySold: 'Les sorties vendues restent vendues.',
  pleaseSend: (documents, day) => `À envoyer au plus tard le ${day} : ${documents}`,
  pleaseSendShort: 'Nous disons aux passagers que nos capitaines sont vérifiés et assurés.',
  pleaseSendText: (documents) =>
    `Nous disons aux passagers que nos capitaines sont vérifiés et assurés ; nous le vérifions donc. Merci de nous envoyer : ${documents}. Un PDF ou une photo de chaque suffit.`,
  stayListed: (day) =>
    `Vos bateaux restent en ligne jusqu’au ${day}. Ensuite, ils sont remis en ligne dès que nous avons vérifié vos documents. Les sorties vendues restent vendues.`,
  unlisted: 'Vos bateaux ne sont plus en ligne',
  unlistedShort: 'Ils sont remis en ligne dès que vos documents sont vérifiés.',
  unlistedText: (documents) =>
    `Il nous manque, en cours de validité : ${documents}. Personne ne peut donc trouver ni réserver vos bateaux.`,
  and: (one, other) => `${one} et ${other}`,
  andNo: (one, other) => `${one} et ${other}`,
  comeBack:
    'Les sorties vendues restent vendues : merci de les assurer. Envoyez-nous ce qui manque, et vos bateaux sont remis en ligne d’office dès que nous l’avons vérifié.',
} satisfies Like<typeof en>;
