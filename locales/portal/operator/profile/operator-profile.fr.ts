import type { Translated } from '../../../translated.ts';
import type en from './operator-profile.en.ts';

export default {
  intro: 'C’est ainsi que les passagers vous découvrent sur les pages de vos bateaux. Tout est facultatif.',
  picture: 'Votre photo',
  pictureFile: 'Photo',
  pictureHint: (megabytes: number) => `JPEG, PNG, WebP, AVIF ou GIF, ${megabytes} Mo au plus. L’idéal est une photo de vous.`,
  choose: 'Choisissez une photo.',
  uploadPicture: 'Envoyer la photo',
  uploading: 'Envoi…',
  pictureSaved: 'Photo enregistrée',
  pictureNotSaved: 'Photo non enregistrée',
  removePicture: 'Retirer la photo',
  pictureRemoved: 'Photo retirée',
  about: 'À propos de vous',
  languages: 'Langues que vous parlez',
  languagesHint: (most: number) => `Choisissez-en ${most} au plus.`,
  since: 'Vous naviguez ici depuis (année)',
  introduction: 'Présentation',
  introductionHint: (most: number) => `${most} caractères au plus. Décrivez une journée avec vous.`,
  introductionLanguage: 'Langue de la présentation',
  save: 'Enregistrer le profil',
  saved: 'Profil enregistré',
  preview: 'Ce que voient les passagers',
  previewHint: 'La fiche figure sur la page de chacun de vos bateaux, sous le nom de votre compte. Nous y ajoutons le nombre de vos sorties et votre délai de réponse dès que nous avons assez de données.',
  notLoaded: 'Impossible de charger votre profil',
} satisfies Translated<typeof en>;
