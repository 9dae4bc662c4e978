import type { Translated } from '../../../translated.ts';
import type en from './operator-profile.en.ts';

export default {
  intro: 'Así le conocen los pasajeros en las páginas de sus barcos. Todo es opcional.',
  picture: 'Su foto',
  pictureFile: 'Foto',
  pictureHint: (megabytes: number) => `JPEG, PNG, WebP, AVIF o GIF, hasta ${megabytes} MB. Lo mejor es una foto suya.`,
  choose: 'Elija una foto.',
  uploadPicture: 'Subir foto',
  uploading: 'Subiendo…',
  pictureSaved: 'Foto guardada',
  pictureNotSaved: 'Foto no guardada',
  removePicture: 'Quitar foto',
  pictureRemoved: 'Foto quitada',
  about: 'Sobre usted',
  languages: 'Idiomas que habla',
  languagesHint: (most: number) => `Elija hasta ${most}.`,
  since: 'En estas aguas desde (año)',
  introduction: 'Presentación',
  introductionHint: (most: number) => `Hasta ${most} caracteres. Cuente cómo es un día con usted.`,
  introductionLanguage: 'Idioma de la presentación',
  save: 'Guardar perfil',
  saved: 'Perfil guardado',
  preview: 'Lo que ven los pasajeros',
  previewHint: 'La ficha aparece en la página de cada uno de sus barcos, con el nombre de su cuenta. Añadimos cuántas excursiones ha realizado y cuánto tarda en responder en cuanto tenemos datos suficientes.',
  notLoaded: 'No pudimos cargar su perfil',
} satisfies Translated<typeof en>;
