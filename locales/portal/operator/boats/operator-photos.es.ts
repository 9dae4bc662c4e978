import { plural } from '../../../plural.ts';
import type { Translated } from '../../../translated.ts';
import type en from './operator-photos.en.ts';

export default {
  upload: 'Subir fotos',
  uploadHint: (most: number, room: number) => `Hasta ${most} fotos de 5 MB cada una, JPEG, PNG, WebP, AVIF o GIF. Caben ${room} más.`,
  sentOnSave: 'Estas fotos se envían cuando guarde el barco.',
  cover: 'Portada',
  caption: 'Pie de foto',
  photoOf: (place: number, count: number) => `Foto ${place} de ${count}`,
  moveLeft: (place: number) => `Mover la foto ${place} a la izquierda`,
  moveRight: (place: number) => `Mover la foto ${place} a la derecha`,
  setCover: (place: number) => `Usar la foto ${place} como portada`,
  removePhoto: (place: number) => `Quitar la foto ${place}`,
  coverSet: 'Foto de portada elegida',
  removed: 'Foto quitada',

  uploading: (file: string) => `Subiendo ${file}`,
  prepared: 'Preparándose…',
  waiting: 'En espera',
  tryAgain: 'Reintentar',
  uploaded: 'Fotos subidas',
  added: (count: number) => plural('es', count, { one: `${count} foto añadida.`, other: `${count} fotos añadidas.` }),

  refusals: {
    'Too Many Files': 'Demasiados archivos',
    'Invalid File Type': 'Tipo de archivo no válido',
    'File Too Large': 'Archivo demasiado grande',
    'Upload Failed': 'No se pudo subir',
  },
  sentences: {
    '{text} is not a valid image file. {words}': '{text} no es una imagen válida. {words}',
    '{text} is not a valid image file.': '{text} no es una imagen válida.',
    'Photos in HEIC format cannot be shown. Please save or send it as JPEG and choose that one.': 'Una foto en formato HEIC no se puede mostrar. Guárdela o envíela como JPEG y elija esa.',
    '{text} is {words} MB. Maximum size is {count}MB.': '{text} ocupa {words} MB. El tamaño máximo es de {count} MB.',
    'You can only upload {count} more photo(s). Maximum {words} photos allowed.': 'Fotos que aún puede subir: {count}. El máximo es de {words}.',
  },
  titled: (title: string) => `${title}:`,
} satisfies Translated<typeof en>;
