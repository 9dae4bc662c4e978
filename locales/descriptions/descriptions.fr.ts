import type { Descriptions } from './description-messages.ts';

export default {
  home: 'Réservez une sortie en bateau à Saint-Martin (Sint Maarten) en quelques minutes : excursions partagées et bateaux privatisés avec des capitaines locaux.',
  listing: 'Bateaux à réserver à Saint-Martin (Sint Maarten) par date, port, taille de groupe et type de sortie : prix, dates et places en direct.',
  compare: 'Deux bateaux côte à côte : prix, durée de la sortie et ce qui est compris.',
  boat: {
    boat: (name, type, place, guests) => `${name} : ${type || 'sorties en bateau'} au départ de ${place}, jusqu’à ${guests}.`,
    perSeat: (price) => `${price} par personne`,
    perDay: (price) => `${price} par jour`,
    or: ' ou ',
    book: 'Voyez les dates et horaires disponibles et réservez en ligne.',
    missing: 'Ce bateau n’existe pas ou n’est plus proposé.',
  },
  ships: 'Vous arrivez à Saint-Martin en bateau de croisière ? Voyez, navire par navire, les sorties possibles entre votre arrivée et l’heure limite de retour à bord.',
  shipDay: (day) => `Navires de croisière à Saint-Martin, ${day}, et les sorties possibles pour chacun : retour au quai 90 minutes avant l’heure limite.`,
  board: (place) => `Les bateaux au départ aujourd’hui et demain (${place}) : horaires, places libres, à l’heure, embarquement, parti ou annulé.`,
  checkout: 'Vérifiez votre sortie, indiquez votre nom et votre e-mail, puis continuez vers la page de paiement sécurisée.',
  confirmation: 'Votre sortie en bateau : la date, l’heure, le port et le prix payé.',
  bookingForm: 'Réservez une sortie en bateau maintenant et payez plus tard avec le lien de paiement sécurisé envoyé par e-mail.',
  paymentSuccess: 'Nous attendons votre paiement. Votre réservation s’affiche dans un instant.',
  offline: 'Vous êtes hors connexion. Les réservations enregistrées sur cet appareil restent lisibles ici.',
  trip: 'Votre sortie : heure et lieu de rendez-vous, prix payé et tout ce que vous pouvez modifier vous-même.',
  findBooking: 'E-mail perdu ? Indiquez l’adresse de votre réservation et votre code : nous vous renvoyons le lien.',
  info: {
    about: 'Une place de marché pour les sorties en bateau autour de Saint-Martin : excursions partagées et bateaux privatisés avec des capitaines locaux.',
    accessibility: 'Quelles règles d’accessibilité nous suivons, ce qui fonctionne au clavier et avec un lecteur d’écran, et ce qui ne fonctionne pas encore.',
    contact: 'Comment nous joindre : pour une réservation, pour les capitaines ou pour toute autre question.',
    'how-it-works': 'Du choix du bateau à l’embarquement : excursion ou privatisation, les deux façons de payer et les e-mails que vous recevez.',
    'help-center': 'Des réponses sur la réservation, le paiement, les changements et la sortie elle-même, et où poser d’autres questions.',
    'trust-and-safety': 'Comment nous vérifions les capitaines, qui décide en mer, les enfants à bord, et la protection de votre argent et de vos données.',
    'refunds-cancellations-weather': 'Quand une sortie vous est remboursée : mauvais temps, capitaine ou passager qui annule, paiement arrivé trop tard.',
  },
} satisfies Descriptions;
