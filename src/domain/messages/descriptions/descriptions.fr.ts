import type { Descriptions } from '../../translated-pages.ts';

export default {
  '/': 'Réservez une sortie en bateau à Saint-Martin en quelques minutes : excursions à la place et locations privées à la journée, avec des capitaines locaux.',
  '/info/about':
    'Une place de marché pour les sorties en bateau autour de Saint-Martin : excursions à la place et locations privées à la journée, avec des capitaines locaux.',
  '/info/accessibility':
    'Quelles règles d’accessibilité nous suivons, ce qui fonctionne au clavier et avec un lecteur d’écran, et ce qui ne fonctionne pas encore.',
  '/info/contact':
    'Comment joindre les personnes derrière le site : pour une réservation, pour les capitaines, pour tout le reste.',
  '/info/how-it-works':
    'Du choix du bateau au départ : choisir une excursion ou une location, les deux façons de payer, et ce que vous recevez par e-mail.',
  '/info/help-center':
    'Des réponses sur la réservation, le paiement, les changements et la sortie elle-même, et où poser d’autres questions.',
  '/info/trust-and-safety':
    'Ce que les capitaines acceptent, qui décide en mer, ce qui est prévu pour les enfants, et comment votre argent et vos données sont protégés.',
  '/info/refunds-cancellations-weather':
    'Quand une sortie vous est remboursée : mauvais temps, capitaine ou passager qui annule, paiement arrivé trop tard.',
} satisfies Descriptions;
