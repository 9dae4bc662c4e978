import { plural } from '../../../plural.ts';
import type { Translated } from '../../../translated.ts';
import type en from './operator-photos.en.ts';

export default {
  upload: 'Subir fotos',
  uploadHint: (most: number, room: number) => `Hasta ${most} fotos de 5 MB cada una, JPEG, PNG, WebP, AVIF o GIF. Puede añadir ${room} más.`,
  sentOnSave: 'Las fotos se suben cuando guarda el barco.',
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
  prepared: 'Procesando la foto…',
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
  titled: (title: string) => `${title}:`,
} satisfies Translated<typeof en>;
