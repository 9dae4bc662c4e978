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

  goodSet: 'Unas buenas fotos muestran el barco, su cubierta, personas a bordo y un lugar que visita.',
  missing: (subjects: string) => `Aún falta: ${subjects}.`,
  complete: 'Sus fotos muestran las cuatro cosas.',
  undescribed: (count: number) => plural('es', count, { one: `Elija qué muestra ${count} foto. Después le diremos qué falta.`, other: `Elija qué muestran ${count} fotos. Después le diremos qué falta.` }),
  shows: 'Qué muestra',
  notSaid: 'Elija una opción',
  subjects: {
    boat: 'El barco',
    deck: 'La cubierta',
    people: 'Personas a bordo',
    place: 'Un lugar que visita',
    other: 'Otra cosa',
  },
  wanted: {
    boat: 'el barco',
    deck: 'la cubierta',
    people: 'personas a bordo',
    place: 'un lugar que visita',
  },
  setFocus: (place: number) => `Fijar el punto central de la foto ${place}`,
  focusMark: 'Punto central de la foto',
  focusAt: (left: number, top: number) => `${left} % desde la izquierda, ${top} % desde arriba`,
  focusHint: 'Las páginas recortan las fotos, pero conservan este punto. Toque la foto o mueva la marca con las flechas.',
  dragPhoto: (place: number) => `Arrastrar la foto ${place} o moverla con las flechas`,
  movedTo: (place: number, count: number) => `La foto es ahora la ${place} de ${count}.`,
  small: (width: number, least: number) => `Esta foto tiene ${width} píxeles de ancho y puede verse borrosa. Use una de al menos ${least} píxeles.`,

  uploading: (file: string) => `Subiendo ${file}`,
  prepared: 'Procesando la foto…',
  waiting: 'En espera',
  tryAgain: 'Reintentar',
  uploaded: 'Fotos subidas',
  added: (count: number) => plural('es', count, { one: `${count} foto añadida.`, other: `${count} fotos añadidas.` }),

  /** Photo of a boat's meeting point. */
  meeting: {
    photo: 'Foto del punto de encuentro',
    hint: (megabytes, width) => `JPEG, PNG, WebP, AVIF o GIF, hasta ${megabytes} MB y al menos ${width} píxeles de ancho. Sus pasajeros la ven en la página de su excursión. Otra foto la reemplaza.`,
    saveFirst: 'Cuando haya guardado el barco, podrá añadir aquí una foto del punto de encuentro.',
    caption: 'Leyenda de esta foto',
    saved: 'Foto guardada',
    notSent: 'No pudimos subir la foto. Compruebe su conexión e inténtelo de nuevo.',
    remove: 'Quitar la foto',
    keep: 'Conservar la foto',
    removeTitle: '¿Quitar la foto del punto de encuentro?',
    removeText: 'Desaparece de las páginas de sus pasajeros, con su leyenda. No se puede deshacer.',
  },

  refusals: {
    'Too Many Files': 'Demasiados archivos',
    'Invalid File Type': 'Tipo de archivo no válido',
    'File Too Large': 'Archivo demasiado grande',
    'Upload Failed': 'No se pudo subir',
  },
  titled: (title: string) => `${title}:`,
} satisfies Translated<typeof en>;
