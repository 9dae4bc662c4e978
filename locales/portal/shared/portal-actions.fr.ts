import type { Translated } from '../../translated.ts';
import type en from './portal-actions.en.ts';

export default {
  cancel: 'Annuler',
  goBack: 'Pas maintenant',
  keepIt: 'Ne rien changer',
  change: 'Modifier',
  remove: 'Retirer',
  removeOf: (what: string) => `Retirer ${what}`,
  delete: 'Supprimer',
  deleteQuestion: (name: string) => `Supprimer ${name} ?`,
  deleting: 'Suppression…',
  cannotBeUndone: 'Cette action est définitive.',

  show: 'Afficher',
  showAll: 'Tout afficher',
  showFewer: 'En afficher moins',
  loading: 'Chargement…',
  loadMore: 'Afficher la suite',
  looking: 'Recherche…',

  oneMoment: 'Un instant…',
  making: 'Création…',
  recording: 'Enregistrement…',

  saving: 'Enregistrement…',
  saveFailed: 'L’enregistrement a échoué',
  notSaved: 'Non enregistré',
  sending: 'Envoi…',

  pleaseRetry: 'Veuillez réessayer.',
  retryInAMinute: 'Veuillez réessayer dans une minute.',
  checkConnection: 'Vérifiez votre connexion et réessayez.',
  fillFields: 'Veuillez remplir tous les champs obligatoires.',
  boatsFailed: 'Impossible de charger vos bateaux',

  cancelBooking: 'Annuler la réservation',
  keepBooking: 'Garder la réservation',
  cancelling: 'Annulation…',
  bookingCancelled: 'Réservation annulée',
  calendarUpdated: 'Agenda mis à jour',
  connectionFailed: 'Échec de la connexion',

  signIn: 'Se connecter',
  signingIn: 'Connexion…',
  signInAsSomebodyElse: 'Utiliser un autre compte',
  saveAndSignIn: 'Enregistrer et se connecter',
  switchOn: 'Activer',
  switchOff: 'Désactiver',
  logOut: 'Se déconnecter',
  loggedOut: 'Vous êtes déconnecté',

  download: 'Télécharger',
  downloadCsv: 'Télécharger en CSV',
  downloadFailed: 'Le téléchargement a échoué',
  addressCopied: 'Lien copié',
  cannotCopy: 'Votre navigateur a bloqué la copie',
  copyYourself: 'Sélectionnez le lien et copiez-le vous-même.',
} satisfies Translated<typeof en>;
