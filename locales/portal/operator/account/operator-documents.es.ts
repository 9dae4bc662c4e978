import { plural } from '../../../plural.ts';
import type { Translated } from '../../../translated.ts';
import type en from './operator-documents.en.ts';

export default {
  notLoaded: 'No se pudieron cargar sus documentos',
  why: 'Prometemos a los pasajeros capitanes verificados y asegurados, por eso nuestro equipo revisa sus documentos. Los pasajeros nunca ven los archivos, solo la fecha en que los verificamos.',
  listedUntil: (day: string) => `Sus barcos publicados siguen en el sitio hasta el ${day}.`,
  open: 'Abrir sus documentos',

  kinds: { licence: 'Licencia de capitán', insurance: 'Seguro del barco' },
  kindsOf: { licence: 'su licencia de capitán', insurance: 'su seguro del barco' },
  standings: {
    missing: 'Falta',
    awaiting: 'En revisión',
    accepted: 'Aceptado',
    refused: 'No aceptado',
    expired: 'Vencido',
  },

  goodUntil: (day: string, checked: string) => `Válido hasta el <b>${day}</b>. Comprobado el ${checked}.`,
  wasGoodUntil: (day: string, checked: string) => `Fue válido hasta el <b>${day}</b>. Comprobado el ${checked}.`,
  notAccepted: (day: string) => `No pudimos aceptar el documento que envió el ${day}:`,
  sentOn: (day: string, until: string) => `Enviado el ${day}, válido hasta el ${until}. Lo estamos revisando y le escribiremos por correo.`,
  sendAnother: 'Reemplazar el documento',
  sendNewer: 'Enviar uno más reciente',
  downloadAccepted: (kind: string) => `Descargar el documento aceptado: ${kind}`,
  downloadSent: (kind: string) => `Descargar el documento enviado: ${kind}`,

  choose: 'Elija un documento.',
  tooLarge: (most: number) => `Este archivo es demasiado grande. Elija uno de ${most} MB como máximo.`,
  fileOf: {
    licence: 'Archivo de su licencia de capitán',
    insurance: 'Archivo del seguro de su barco',
  },
  fileHint: (most: number) => `PDF, JPEG o PNG, ${most} MB como máximo. Todo debe poder leerse.`,
  expiryHint: 'La fecha de vencimiento impresa en el documento.',
  send: 'Enviar el documento',
  sent: 'Documento enviado',
  sentText: 'Lo revisaremos y le escribiremos.',
  notSent: 'No enviado',
  unreachable: 'No se pudo contactar con el servidor. Inténtelo de nuevo.',

  notListed: 'Sus barcos no aparecen en el sitio',
  notListedText: (papers: string) => `Envíe ${papers}. Sus barcos publicados aparecen en el sitio una vez comprobados.`,
  checking: 'Estamos revisando sus documentos',
  checkingText: 'Sus barcos aparecen en el sitio una vez aceptados los dos. Le escribiremos por correo.',
  pleaseSend: (papers: string) => `Envíe ${papers}`,
  pleaseSendText: (day: string) => `Sus barcos siguen en el sitio hasta el ${day}. Después, vuelven una vez comprobados sus documentos.`,
  runsOut: (papers: string) => `Vence pronto: ${papers}`,
  runOut: (papers: string) => `Vencen pronto: ${papers}`,
  runsOutText: (day: string) => `Envíe el nuevo a más tardar el ${day}. El actual sigue siendo válido mientras lo revisamos.`,
  endsOn: {
    licence: (day: string) => `Su licencia de capitán vence el ${day}`,
    insurance: (day: string) => `Su seguro del barco vence el ${day}`,
  },
  endedOn: {
    licence: (day: string) => `Su licencia de capitán venció el ${day}`,
    insurance: (day: string) => `Su seguro del barco venció el ${day}`,
  },
  bookedAfter: (trips: number, first: string) => plural('es', trips, { one: `Hay 1 excursión reservada después de esa fecha, el ${first}.`, other: `Hay ${trips} excursiones reservadas después de esa fecha, la primera el ${first}.` }),
  sendNewOne: 'Envíenos el documento nuevo.',
  newOneChecked: 'Estamos revisando el documento nuevo.',
} satisfies Translated<typeof en>;
