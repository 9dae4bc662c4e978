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

  uploading: (file: string) => `Envoi de ${file}`,
  prepared: 'Traitement de la photo…',
  waiting: 'En attente',
  tryAgain: 'Réessayer',
  uploaded: 'Photos envoyées',
  added: (count: number) => plural('fr', count, { one: `${count} photo ajoutée.`, other: `${count} photos ajoutées.` }),

  refusals: {
    'Too Many Files': 'Trop de fichiers',
    'Invalid File Type': 'Type de fichier non accepté',
    'File Too Large': 'Fichier trop lourd',
    'Upload Failed': 'Échec de l’envoi',
  },
  titled: (title: string) => `${title} :`,
} satisfies Translated<typeof en>;
