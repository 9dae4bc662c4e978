import { plural } from '../../../plural.ts';
import type { Translated } from '../../../translated.ts';
import type en from './operator-documents.en.ts';

export default {
  notLoaded: 'No se pudieron cargar sus documentos',
  why: 'Decimos a los pasajeros que nuestros capitanes están verificados y asegurados; por eso una persona de nuestro equipo revisa sus documentos. Los pasajeros nunca los ven: las páginas de sus barcos solo dicen desde cuándo están comprobados los dos.',
  listedUntil: (day: string) => `Los barcos que publica aparecen en el sitio, tal como están las cosas, hasta el ${day}.`,
  open: 'Abrir sus documentos',

  kinds: { licence: 'Licencia de capitán', insurance: 'Seguro del barco' },
  kindsOf: { licence: 'su licencia de capitán', insurance: 'su seguro del barco' },
  standings: {
    missing: 'Falta',
    awaiting: 'En revisión',
    accepted: 'Aceptado',
    refused: 'No aceptado',
    expired: 'Caducado',
  },

  goodUntil: (day: string, checked: string) => `En vigor hasta el <b>${day}</b>. Comprobación: ${checked}.`,
  wasGoodUntil: (day: string, checked: string) => `Estuvo en vigor hasta el <b>${day}</b>. Comprobación: ${checked}.`,
  notAccepted: (day: string) => `Lo que envió el ${day} no se aceptó:`,
  sentOn: (day: string, until: string) => `Enviado el ${day}, en vigor hasta el ${until}. Una persona de nuestro equipo lo revisa, y usted recibe un correo.`,
  sendAnother: 'Enviar otro en su lugar',
  sendNewer: 'Enviar uno más reciente',
  downloadAccepted: (kind: string) => `Descargar el documento aceptado: ${kind}`,
  downloadSent: (kind: string) => `Descargar el documento enviado: ${kind}`,

  choose: 'Elija un documento.',
  tooLarge: (most: number) => `Este archivo es demasiado grande. Un documento puede tener ${most} MB como máximo.`,
  fileOf: {
    licence: 'Archivo de su licencia de capitán',
    insurance: 'Archivo del seguro de su barco',
  },
  fileHint: (most: number) => `PDF, JPEG o PNG, ${most} MB como máximo. Todo lo que contiene debe poder leerse.`,
  expiryHint: 'El último día en que está en vigor, tal como figura en él.',
  send: 'Enviar a revisión',
  sent: 'Documento enviado',
  sentText: 'Lo revisamos y le escribimos.',
  notSent: 'No enviado',
  unreachable: 'No se pudo contactar con el servidor. Inténtelo de nuevo.',

  notListed: 'Sus barcos no aparecen en el sitio',
  notListedText: (papers: string) => `Envíe ${papers}. En cuanto hayamos comprobado lo que envía, los barcos que publica aparecen en el sitio.`,
  checking: 'Estamos revisando sus documentos',
  checkingText: 'Sus barcos aparecen en el sitio en cuanto se acepten los dos. Recibirá un correo.',
  pleaseSend: (papers: string) => `Envíe ${papers}`,
  pleaseSendText: (day: string) => `Sus barcos siguen en el sitio hasta el ${day}. Después vuelven en cuanto hayamos comprobado lo que envía.`,
  runsOut: (papers: string) => `Pronto caduca: ${papers}`,
  runOut: (papers: string) => `Pronto caducan: ${papers}`,
  runsOutText: (day: string) => `Envíe el documento nuevo antes del ${day}. Se revisa mientras el anterior sigue en vigor.`,
  endsOn: {
    licence: (day: string) => `Su licencia de capitán caduca el ${day}`,
    insurance: (day: string) => `Su seguro del barco caduca el ${day}`,
  },
  endedOn: {
    licence: (day: string) => `Su licencia de capitán caducó el ${day}`,
    insurance: (day: string) => `Su seguro del barco caducó el ${day}`,
  },
  bookedAfter: (trips: number, first: string) => plural('es', trips, { one: `Hay 1 salida reservada después de esa fecha, el ${first}.`, other: `Hay ${trips} salidas reservadas después de esa fecha, la primera el ${first}.` }),
  sendNewOne: 'Envíenos el documento nuevo.',
  newOneChecked: 'Estamos revisando el documento nuevo.',
} satisfies Translated<typeof en>;
