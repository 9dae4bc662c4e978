import { plural } from '../../../plural.ts';
import type { Like } from '../../../like.ts';
import type en from './admin-documents.en.ts';

export default {
  title: 'Documentos',
  filter: 'Filtrar documentos',
  captain: 'Capitán',
  show: 'Mostrar',
  toCheck: 'Por revisar',
  accepted: 'Aceptado',
  refused: 'Rechazado',
  uncovered: 'Salidas tras el vencimiento',
  replaced: 'Sustituido',
  explanation:
    'Mire primero el archivo: el nombre del capitán, qué permite o cubre, y hasta cuándo. Los barcos de un capitán aparecen en el sitio mientras ambos documentos estén en vigor. Cada consulta queda en el registro de auditoría.',
  one: 'documento',
  many: 'documentos',
  none: 'No hay documentos aquí',
  noneText: 'Aquí figura lo que envían los capitanes, primero lo más antiguo.',
  kinds: { licence: 'Licencia de capitán', insurance: 'Seguro del barco' },
  document: 'Documento',
  sent: 'Enviado',
  goodUntil: 'En vigor hasta',
  file: 'Archivo',
  check: 'Revisión',
  noneBefore: 'aún no hay ninguno aceptado',
  theOneBefore: (day: string) => `el anterior: ${day}`,
  tripsAfter: (trips: number, first: string) =>
    plural('es', trips, {
      one: `1 salida pagada después, el ${first}`,
      other: `${trips} salidas pagadas después, la primera el ${first}`,
    }),
  shownOtherwise: 'Mostrado de otra manera',
  download: 'Descargar',
  documentOf: (document: string, captain: string) => `${document} de ${captain}`,
  accept: 'Aceptar',
  refuse: 'Rechazar',
  acceptDocument: (document: string) => `Aceptar: ${document}`,
  refuseDocument: (document: string) => `Rechazar: ${document}`,
  byAdmin: (admin: string) => `por ${admin}`,

  documentAccepted: 'Documento aceptado',
  acceptTitles: {
    licence: (captain: string) => `¿Aceptar la licencia de capitán de ${captain}?`,
    insurance: (captain: string) => `¿Aceptar el seguro del barco de ${captain}?`,
  },
  acceptText:
    'Usted ha mirado el documento: es de este capitán y vale para salidas con pasajeros que pagan. El capitán recibe un correo. En cuanto ambos documentos estén en vigor, sus barcos publicados aparecen en el sitio, y sus páginas dicen que licencia y seguro están comprobados.',
  saving: 'Guardando…',
  goodUntilThere: 'En vigor hasta, como consta en el documento',
  refuseTitles: {
    licence: (captain: string) => `¿Rechazar la licencia de capitán de ${captain}?`,
    insurance: (captain: string) => `¿Rechazar el seguro del barco de ${captain}?`,
  },
  documentRefused: 'Documento rechazado',
  refuseAcceptedText:
    'Estaba aceptado y desde ahora deja de valer. Sin los dos documentos, los barcos del capitán salen del listado. El capitán recibe el motivo por correo y puede enviar otro.',
  refuseText:
    'El capitán recibe el motivo por correo y puede enviar otro. El que se aceptó antes sigue valiendo hasta que caduque.',
} satisfies Like<typeof en>;
