import type { Like } from '../../like.ts';
import type en from './home.en.ts';

export default {
  title: 'SXM Boat Trips : sorties en bateau et bateaux à privatiser à Saint-Martin',
  headline: 'Une journée en mer, réservée en quelques minutes',
  subline:
    'Des excursions en bateau partagées et des bateaux à privatiser à la journée, tout autour de Saint-Martin.',
  findBoat: 'Trouver un bateau',
  date: 'Date',
  people: 'Nombre de personnes',
  byShip: 'J’arrive en bateau de croisière',
  chooseGroup: 'Choisir la taille du groupe',
  book: 'Réserver un bateau',
  dateRequired: 'Date manquante',
  selectDate: 'Veuillez choisir une date pour votre sortie.',
  groupRequired: 'Taille du groupe manquante',
  selectGroup: 'Veuillez choisir le nombre de personnes.',
  whyTrust: 'Pourquoi nous faire confiance',
  ratedBy: (rating: string) => `Noté ${rating}`,
  onReviewSite: 'sur un site d’avis de voyageurs',
  support: 'Assistance 24 h/24, 7 j/7',
  supportText: 'avant, pendant et après votre sortie',
  visitors: (countries: string) => `Des visiteurs de ${countries} pays`,
  visitorsText: 'passent ici leur journée en mer',
  popular: 'Populaires en ce moment',
  seeAll: 'Voir tous les bateaux',
  loadingPopular: 'Chargement des bateaux populaires',
  perPerson: (price: string) => `À partir de ${price} / personne`,
  perDay: (price: string) => `À partir de ${price} / jour`,
  portsTitle: 'Dix ports, une île',
  portsText:
    'Partez du port en ville ou d’une baie tranquille. Choisissez un port pour voir les bateaux qui vous y attendent.',
  benefits: 'Ce que les voyageurs apprécient',
  instant: 'Réservation immédiate',
  instantText: 'Vos places sont gardées pendant que vous payez.',
  verified: 'Capitaines vérifiés et assurés',
  verifiedText: 'Des équipages d’ici, qui connaissent ces eaux.',
  noFees: 'Pas de frais cachés',
  noFeesText: 'Le prix complet avant de vous engager.',
  peopleAnswer: 'Des personnes qui répondent, de jour comme de nuit.',
  how: 'Comment ça marche',
  choose: 'Choisissez votre bateau',
  chooseText:
    'Indiquez un jour, un port et la taille de votre groupe, et comparez bateaux, équipages et prix.',
  bookNow: 'Réservez tout de suite',
  bookNowText:
    'Prenez vos places ou tout le bateau, payez par carte et recevez votre code par e-mail.',
  sail: 'Larguez les amarres',
  sailText: (minutes: number) =>
    `Soyez au quai ${minutes} minutes à l’avance, montrez le code et montez à bord.`,
  stories: 'Des journées inoubliables',
  story1:
    'Le capitaine connaissait une baie où il n’y avait personne. Les enfants parlent encore des tortues.',
  story1By: 'une famille en excursion en catamaran',
  story2:
    'Réservé au petit-déjeuner, dans l’eau à midi. Le prix était bien celui que nous avions vu.',
  story2By: 'à deux, en excursion en bateau rapide',
  story3:
    'Nous avions tout le bateau pour l’anniversaire de ma mère, et nous sommes rentrés avec le coucher du soleil.',
  story3By: 'à dix, sur un bateau privatisé',
  quoted: (story: string) => `« ${story} »`,
  examples: 'Histoires d’exemple, écrites pour vous donner une idée. Ce ne sont pas des avis.',
  goodToKnow: 'Bon à savoir',
  moreAnswers: 'D’autres réponses se trouvent dans le <help>centre d’aide</help>.',
  kids: 'Est-ce sûr pour les enfants ?',
  kidsAnswer:
    'Oui, les enfants sont les bienvenus. Indiquez leur âge dans les demandes particulières : le capitaine prévoira des gilets de sauvetage à leur taille et pourra vous dire si une sortie est trop agitée pour les plus petits.',
  cancel: 'Puis-je annuler ?',
  cancelAnswer: (hours: number) =>
    `Oui. Jusqu’à ${hours} heures avant le départ, vous êtes entièrement remboursé. Faites-le vous-même, par le lien dans notre e-mail ; plus tard, ce lien pose la question à votre capitaine.`,
  weather: 'Que se passe-t-il par mauvais temps ?',
  weatherAnswer:
    'Le capitaine décide si l’on peut naviguer en sécurité. Si une sortie est annulée, vous choisissez : un autre jour, un autre bateau ou un remboursement complet. Si vous ne dites rien, le remboursement se fait automatiquement.',
  experience: 'Faut-il de l’expérience ?',
  experienceAnswer:
    'Aucune expérience n’est nécessaire. L’équipage conduit le bateau et vous montre tout le reste, de l’embarquement au masque et tuba.',
  food: 'Les repas et les boissons sont-ils compris ?',
  foodAnswer:
    'En général, oui. Ce qu’il y a à bord change d’un bateau à l’autre : la description le dit, et vous pouvez demander ce qu’il vous faut dans les demandes particulières.',
  notSure: 'Vous hésitez entre plusieurs bateaux ?',
  notSureText:
    'Laissez votre adresse e-mail : une personne qui connaît les bateaux vous aide à trouver le bon.',
  email: 'E-mail',
  consent:
    'En envoyant, vous acceptez que nous vous écrivions pour vous aider à choisir une sortie en bateau. Nous n’utilisons votre adresse pour rien d’autre.',
  submitting: 'Envoi…',
  help: 'Aidez-moi à choisir',
  invalidEmail: 'E-mail non valide',
  enterEmail: 'Veuillez saisir une adresse e-mail valide.',
  gotIt: 'C’est noté : nous vous écrivons bientôt.',
  thanks: 'Merci de votre intérêt !',
  back: 'Retour à l’accueil',
  wentWrong: 'Un problème est survenu',
  tryLater: 'Veuillez réessayer plus tard.',
} satisfies Like<typeof en>;
