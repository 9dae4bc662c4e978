import type en from './booking.en.ts';
import type { Like } from '../../like.ts';

export default {
  code: 'Code de réservation',
  boat: 'Bateau',
  when: 'Quand',
  departsFrom: 'Départ',
  meetingPoint: 'Point de rendez-vous',
  bring: 'À apporter',
  guests: 'Passagers',
  captain: 'Capitaine',
  captainPhone: 'Téléphone du capitaine',
  bookedBy: 'Réservé par',
  requests: 'Demandes particulières',
  tripCost: 'Prix de la sortie',
  serviceFee: 'Frais de service',
  total: 'Total',
  totalPaid: 'Total payé',
  cancellation: 'Annulation',
  refunded: 'Remboursé',
  remains: 'Reste',
  addToCalendar: 'Ajouter à l’agenda',
  islandTime: (moment: string) => `${moment}, heure de Saint-Martin`,
  toPay: (amount: string) =>
    `Rien n’a encore été débité. Veuillez payer ${amount} ; sans paiement, vos places sont libérées.`,
  toPayBy: (amount: string, until: string) =>
    `Rien n’a encore été débité. Veuillez payer ${amount} avant le ${until} ; après cela, vos places sont libérées.`,
  keepByMail: (until: string) =>
    `La réservation prend fin à ce moment-là, sauf si vous confirmez notre message : ouvrez-le, suivez le lien vers la page de votre sortie et choisissez « Garder mes places ». Nous les gardons alors jusqu’au ${until}.`,
  paySecurely: (amount: string) => `Payer ${amount} en toute sécurité`,

  confirmed: 'Réservation confirmée',
  paidText: (email: string) =>
    `Votre sortie est réservée et payée. Nous avons envoyé la confirmation à ${email}.`,
  reservedText: (email: string) =>
    `Vos places sont réservées. Nous avons envoyé les détails et le lien de paiement à ${email}.`,
  asked: 'En attente de votre capitaine',
  askedText: (email: string) =>
    `Vos places sont gardées, et nous avons demandé à votre capitaine de confirmer. Votre carte n’a pas été débitée ; elle ne le sera que s’il accepte. Nous écrivons à ${email} dans tous les cas.`,
  askedTextBy: (email: string, until: string) =>
    `Vos places sont gardées, et nous avons demandé à votre capitaine de confirmer avant le ${until}. Votre carte n’a pas été débitée ; elle ne le sera que s’il accepte. Nous écrivons à ${email} dans tous les cas.`,
  paymentProcessing: 'Paiement en cours',
  heldText: 'Nous attendons votre paiement. Votre confirmation suit dès qu’il arrive.',
  expired: 'Réservation expirée',
  expiredText:
    'Cette réservation n’a pas été payée à temps, et ses places ont été libérées. Rien n’a été débité.',
  cancelled: 'Réservation annulée',
  cancelledPaid:
    'Cette réservation a été annulée. Rien de ce que vous avez payé ne vous est remboursé.',
  cancelledUnpaid: 'Cette réservation a été annulée. Rien n’a été débité.',
  partText: (back: string, paid: string) =>
    `Cette réservation a été annulée. Nous vous rendons ${back} sur les ${paid} que vous avez payés.`,
  bookingRefunded: 'Réservation remboursée',
  refundedText: 'Cette sortie n’a pas eu lieu pour vous. Votre remboursement est en route.',

  thanks: 'Merci pour votre réservation. Votre confirmation est en route vers votre messagerie.',
  yourBooking: 'Votre réservation',
  loading: 'Chargement de votre réservation…',
  notFound: 'Réservation introuvable',
  notFoundText:
    'Il n’y a pas de réservation à cette adresse. Utilisez le lien de votre e-mail de confirmation, ou faites-le-vous renvoyer.',
  notLoaded: 'Impossible de charger votre réservation',
  notLoadedText:
    'Veuillez vérifier votre connexion et réessayer. Votre réservation elle-même n’est pas touchée.',
  find: 'Retrouver ma réservation',
  contact: 'Nous contacter',
  backHome: 'Retour à l’accueil',
  browse: 'Voir les bateaux',

  seeOrChange: 'Voir ou modifier votre sortie',
  seeOrChangeText: (email: string) =>
    `Notre e-mail à ${email} contient le lien vers la page de votre sortie : vous y écrivez à votre capitaine, et vous déplacez, modifiez, cédez ou annulez la sortie. Toute personne qui a le lien peut le faire ; c’est pourquoi il ne vient que par e-mail.`,
  mailAgain: 'Renvoyez-moi le lien',
  oneMoment: 'Un instant…',
  linkSent: (email: string) => `Le lien est en route vers ${email}.`,
  connection: 'Veuillez vérifier votre connexion et réessayer.',

  processing: 'Traitement de votre réservation',
  processingNow: 'Traitement de votre réservation…',
  keepOpen: 'Gardez cette page ouverte. Cela prend quelques secondes.',
  seeDone: 'Voir si c’est fait',
  notCompleted: 'Paiement non abouti',
  paymentExpired:
    'Cette page de paiement a expiré et rien n’a été débité. Veuillez réserver de nouveau.',
  paymentTooLate:
    'Votre paiement est arrivé trop tard et vos places n’étaient plus libres. Vous êtes entièrement remboursé.',
  paymentNotFound: 'Paiement introuvable',
  unknownText: 'Nous ne connaissons pas de paiement avec ce numéro.',
  lateText:
    'Votre paiement est encore en cours de traitement. Cela peut prendre quelques minutes ; votre confirmation vous est envoyée par e-mail dès que c’est fait.',
  checkAgain: 'Vérifier de nouveau',
  invalidSession: 'Session non valide',
  invalidSessionText:
    'Cette adresse ne désigne aucun paiement. Si vous venez de payer, utilisez le lien de votre e-mail de confirmation.',
  needHelp:
    'Besoin d’aide ? <support>Contactez l’assistance</support> et indiquez ce numéro de session :',

  findTitle: 'Retrouver ma réservation',
  findText:
    'Indiquez l’adresse avec laquelle vous avez réservé et votre code de réservation. Nous vous envoyons le lien qui permet de voir et de modifier votre sortie.',
  email: 'Adresse e-mail',
  codeHint: 'Il figure dans chaque e-mail sur votre réservation, par exemple SXM-7K2P-9QXD.',
  mailLink: 'Envoyez-moi le lien',
  findSent:
    'S’il existe une réservation avec cette adresse et ce code, son lien est en route vers cette adresse. Cela prend une minute ou deux ; regardez aussi dans les courriers indésirables.',
  noCode:
    'Vous n’avez pas le code ? <write>Écrivez-nous</write> en indiquant le nom et le jour de la sortie.',
} satisfies Like<typeof en>;
