import type { PortalMessages } from './portal-messages.ts';

export default {
  titles: {
    captains: 'Pour les capitaines',
    dashboard: 'Tableau de bord du capitaine',
    documents: 'Vos documents',
    day: 'Votre journée',
    crew: 'Équipage',
    signIn: 'Connexion administrateur',
    platform: 'Tableau de bord de la plateforme',
    analytics: 'Statistiques détaillées',
    personalData: 'Données personnelles',
    auditLog: 'Journal d’audit',
    admins: 'Administrateurs',
    account: 'Mon compte',
    bookings: 'Réservations',
    booking: 'Réservation',
    callOffs: 'Annulations de sorties',
    boats: 'Gérer les bateaux',
    boat: 'Bateau',
    operators: 'Gérer les opérateurs',
    operator: 'Opérateur',
    operatorDocuments: 'Documents',
    ships: 'Bateaux de croisière',
    optIns: 'Aide au choix',
    disputes: 'Litiges',
    reviews: 'Avis',
    payouts: 'Versements',
    statement: 'Relevé',
  },
<<<<<<< HEAD
<<<<<<< HEAD
=======
>>>>>>> p5

  pleaseRetry: 'Veuillez réessayer.',
  saving: 'Enregistrement…',
  sending: 'Envoi…',
  cancel: 'Annuler',
  saveFailed: 'L’enregistrement a échoué',
  downloadFailed: 'Le téléchargement a échoué',
  downloadCsv: 'Télécharger le CSV',
  addressCopied: 'Adresse copiée',
  cannotCopy: 'La copie n’est pas autorisée ici',
  copyYourself: 'Sélectionnez l’adresse et copiez-la vous-même.',
<<<<<<< HEAD
=======
  boats: 'Bateaux',
  allMyBoats: 'Tous mes bateaux',
>>>>>>> p2
=======
  boats: 'Bateaux',
  allMyBoats: 'Tous mes bateaux',
>>>>>>> p5
} satisfies PortalMessages['portal-shared'];
