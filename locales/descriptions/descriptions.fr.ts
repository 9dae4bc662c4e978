import type { Descriptions } from './description-messages.ts';

export default {
  home: 'Réservez une sortie en bateau à Saint-Martin en quelques minutes : excursions partagées et bateaux à privatiser à la journée, avec des capitaines locaux.',
  listing: 'Bateaux à réserver à Saint-Martin, par date, port, taille de groupe et type de sortie : prix actuels, jours libres et places restantes.',
  compare: 'Deux bateaux côte à côte : leur prix, la durée de la sortie et ce qui est compris.',
  boat: {
    boat: (name, type, place, guests) => `${name} : ${type || 'sorties en bateau'} au départ de ${place}, jusqu’à ${guests}.`,
    perSeat: (price) => `${price} par personne`,
    perDay: (price) => `${price} par jour`,
    or: ' ou ',
    book: 'Consultez les jours et horaires libres et réservez en ligne.',
    missing: 'Il n’y a pas de bateau à cette adresse, ou il n’est plus proposé.',
  },
  ships: 'Vous arrivez à Saint-Martin en bateau de croisière ? Voyez, navire par navire, les sorties possibles entre votre arrivée et l’heure limite de retour à bord.',
  shipDay: (day) => `Navires de croisière à Saint-Martin, ${day}, et les sorties possibles pour chacun : retour au quai 90 minutes avant l’heure limite.`,
  board: (place) => `Les bateaux au départ aujourd’hui et demain (${place}) : horaires, places libres, à l’heure, embarquement, parti ou annulé.`,
  checkout: 'Vérifiez votre sortie, indiquez votre nom et votre adresse e-mail, et passez à la page de paiement sécurisée.',
  confirmation: 'Votre sortie en bateau réservée : le jour, l’heure, le port et ce que vous avez payé.',
  bookingForm: 'Réservez une sortie en bateau maintenant et payez plus tard, par le lien de paiement sécurisé que nous vous envoyons.',
  paymentSuccess: 'Nous attendons des nouvelles de votre paiement ; votre réservation s’affiche dans un instant.',
  offline: 'Vous n’avez pas de connexion : les réservations gardées sur cet appareil peuvent être lues ici.',
  trip: 'Votre sortie : quand et où est le rendez-vous, ce que vous avez payé, et tout ce que vous pouvez modifier vous-même.',
  findBooking: 'Vous avez perdu l’e-mail sur votre sortie ? Indiquez l’adresse avec laquelle vous avez réservé et votre code : nous vous renvoyons le lien.',
  info: {
    about: 'Une place de marché pour les sorties en bateau autour de Saint-Martin : excursions partagées et bateaux à privatiser à la journée, avec des capitaines locaux.',
    accessibility: 'Quelles règles d’accessibilité nous suivons, ce qui fonctionne au clavier et avec un lecteur d’écran, et ce qui ne fonctionne pas encore.',
    contact: 'Comment joindre les personnes derrière le site : pour une réservation, pour les capitaines, pour tout le reste.',
    'how-it-works': 'Du choix du bateau au départ : choisir une excursion ou une location, les deux façons de payer, et ce que vous recevez par e-mail.',
    'help-center': 'Des réponses sur la réservation, le paiement, les changements et la sortie elle-même, et où poser d’autres questions.',
    'trust-and-safety': 'Ce que les capitaines acceptent, qui décide en mer, ce qui est prévu pour les enfants, et comment votre argent et vos données sont protégés.',
    'refunds-cancellations-weather': 'Quand une sortie vous est remboursée : mauvais temps, capitaine ou passager qui annule, paiement arrivé trop tard.',
  },
} satisfies Descriptions;
