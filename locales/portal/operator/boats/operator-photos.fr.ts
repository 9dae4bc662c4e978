import { plural } from '../../../plural.ts';
import type { Translated } from '../../../translated.ts';
import type en from './operator-photos.en.ts';

export default {
  upload: 'Ajouter des photos',
  uploadHint: (most: number, room: number) => plural('fr', room, { one: `Jusqu’à ${most} photos de 5 Mo chacune, JPEG, PNG, WebP, AVIF ou GIF. Il reste ${room} place.`, other: `Jusqu’à ${most} photos de 5 Mo chacune, JPEG, PNG, WebP, AVIF ou GIF. Il reste ${room} places.` }),
  sentOnSave: 'Les photos sont envoyées quand vous enregistrez le bateau.',
  cover: 'Couverture',
  caption: 'Légende',
  photoOf: (place: number, count: number) => `Photo ${place} sur ${count}`,
  moveLeft: (place: number) => `Déplacer la photo ${place} vers la gauche`,
  moveRight: (place: number) => `Déplacer la photo ${place} vers la droite`,
  setCover: (place: number) => `Mettre la photo ${place} en couverture`,
  removePhoto: (place: number) => `Retirer la photo ${place}`,
  coverSet: 'Photo de couverture choisie',
  removed: 'Photo retirée',

  goodSet: 'De bonnes photos montrent le bateau, son pont, des personnes à bord et un lieu que vous visitez.',
  missing: (subjects: string) => `Il manque encore : ${subjects}.`,
  complete: 'Vos photos montrent les quatre.',
  undescribed: (count: number) => plural('fr', count, { one: `Choisissez ce que montre ${count} photo. Nous dirons ensuite ce qui manque.`, other: `Choisissez ce que montrent ${count} photos. Nous dirons ensuite ce qui manque.` }),
  shows: 'Ce qu’elle montre',
  notSaid: 'Veuillez choisir',
  subjects: {
    boat: 'Le bateau',
    deck: 'Le pont',
    people: 'Des personnes à bord',
    place: 'Un lieu que vous visitez',
    other: 'Autre chose',
  },
  wanted: {
    boat: 'le bateau',
    deck: 'le pont',
    people: 'des personnes à bord',
    place: 'un lieu que vous visitez',
  },
  setFocus: (place: number) => `Placer le point central de la photo ${place}`,
  focusMark: 'Point central de la photo',
  focusAt: (left: number, top: number) => `${left} % depuis la gauche, ${top} % depuis le haut`,
  focusHint: 'Les pages recadrent les photos mais gardent ce point. Touchez la photo ou déplacez le repère avec les flèches.',
  dragPhoto: (place: number) => `Faire glisser la photo ${place} ou la déplacer avec les flèches`,
  movedTo: (place: number, count: number) => `La photo est maintenant ${place} sur ${count}.`,
  small: (width: number, least: number) => `Cette photo fait ${width} pixels de large et peut paraître floue. Utilisez-en une d’au moins ${least} pixels.`,

  uploading: (file: string) => `Envoi de ${file}`,
  prepared: 'Traitement de la photo…',
  waiting: 'En attente',
  tryAgain: 'Réessayer',
  uploaded: 'Photos envoyées',
  added: (count: number) => plural('fr', count, { one: `${count} photo ajoutée.`, other: `${count} photos ajoutées.` }),

  /** Photo of a boat's meeting point. */
  meeting: {
    photo: 'Photo du point de rendez-vous',
    hint: (megabytes, width) => `JPEG, PNG, WebP, AVIF ou GIF, ${megabytes} Mo au maximum, au moins ${width} pixels de large. Vos clients la voient sur la page de leur sortie. Une autre photo la remplace.`,
    saveFirst: 'Une fois le bateau enregistré, vous pourrez ajouter ici une photo du point de rendez-vous.',
    caption: 'Légende de cette photo',
    saved: 'Photo enregistrée',
    notSent: 'La photo n’a pas pu être envoyée. Vérifiez votre connexion et réessayez.',
    remove: 'Retirer la photo',
    keep: 'Garder la photo',
    removeTitle: 'Retirer la photo du point de rendez-vous ?',
    removeText: 'Elle disparaît des pages de vos clients, avec sa légende. Cette action est définitive.',
  },

  refusals: {
    'Too Many Files': 'Trop de fichiers',
    'Invalid File Type': 'Type de fichier non accepté',
    'File Too Large': 'Fichier trop lourd',
    'Upload Failed': 'Échec de l’envoi',
  },
  titled: (title: string) => `${title} :`,
} satisfies Translated<typeof en>;
