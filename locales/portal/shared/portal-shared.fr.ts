import type { Translated } from '../../translated.ts';
import type en from './portal-shared.en.ts';

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
    callOffs: 'Sorties annulées',
    boats: 'Gérer les bateaux',
    boat: 'Bateau',
    operators: 'Gérer les opérateurs',
    operator: 'Opérateur',
    operatorDocuments: 'Documents',
    ships: 'Navires de croisière',
    optIns: 'Aide au choix',
    disputes: 'Litiges',
    reviews: 'Avis',
    payouts: 'Versements',
    statement: 'Relevé',
  },

  revenueNote: 'payé, moins les remboursements et les montants repris par les banques',
  refunded: (amount: string) => `${amount} remboursés`,
  dispute: {
    inquiry: 'Demande d’information de la banque du passager',
    open: (amount: string) => `Litige : la banque bloque ${amount}`,
    reviewed: (amount: string) => `Litige à l’examen : la banque bloque ${amount}`,
    won: 'Litige gagné',
    lost: (amount: string) => `Litige perdu : ${amount}`,
    closed: 'La banque a clos sa demande',
  },
} satisfies Translated<typeof en>;
