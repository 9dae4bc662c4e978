import type { Translated } from '../../translated.ts';
import type en from './timeline.en.ts';

export default {
  reserved: {
    you: 'Sie haben diesen Ausflug reserviert',
    former: 'Der vorherige Gast hat diesen Ausflug reserviert',
    captain: 'Ihr Kapitän hat diesen Ausflug für Sie reserviert',
  },
  paid: {
    you: (amount: string) => `Sie haben ${amount} bezahlt`,
    former: (amount: string) => `Der vorherige Gast hat ${amount} bezahlt`,
  },
  paidCash: {
    you: (amount: string) => `Sie haben ${amount} bar bei Ihrem Kapitän bezahlt`,
    former: (amount: string) => `Der vorherige Gast hat ${amount} bar beim Kapitän bezahlt`,
  },
  paidElsewhere: {
    you: (amount: string) => `Sie haben ${amount} außerhalb dieser Website bezahlt`,
    former: (amount: string) => `Der vorherige Gast hat ${amount} außerhalb dieser Website bezahlt`,
  },
  moved: {
    you: (from: string, to: string) => `Sie haben den Ausflug verlegt, von ${from} auf ${to}`,
    former: (from: string, to: string) => `Der vorherige Gast hat den Ausflug verlegt, von ${from} auf ${to}`,
    captain: (from: string, to: string) => `Ihr Kapitän hat den Ausflug verlegt, von ${from} auf ${to}`,
  },
  anotherTime: 'unbekannt',
  dayAndTime: (day: string, time: string) => `${day}, ${time} Uhr`,
  fewer: (after: number, before: number) => `Gruppengröße auf ${after} geändert (vorher ${before})`,
  cancelled: 'Der Ausflug wurde storniert',
  isDue: (amount: string) => `noch ${amount} zu zahlen`,
  goesBack: (amount: string) => `${amount} Erstattung an den Gast`,
  nothingBack: 'keine Erstattung',
  captainGivesBack: (amount: string) => `der Kapitän erstattet ${amount}`,
  refundDecided: (amount: string) => `Erstattung von ${amount} genehmigt`,
  refundDecidedPlain: 'Erstattung genehmigt',
  refundSent: (amount: string) => `Erstattung von ${amount} auf die verwendete Karte gesendet`,
  refundSentPlain: 'Erstattung auf die verwendete Karte gesendet',
  calledOff: 'Der Ausflug wurde abgesagt',
  rebooked: {
    you: (to: string) => `Sie haben auf ein anderes Boot umgebucht: ${to}`,
    former: (to: string) => `Der vorherige Gast hat auf ein anderes Boot umgebucht: ${to}`,
  },
  corrected: {
    you: 'Sie haben die Angaben berichtigt',
    former: 'Der vorherige Gast hat die Angaben berichtigt',
  },
  handedOver: 'Der Ausflug wurde übertragen',
  handedOverToYou: 'Dieser Ausflug wurde auf Sie übertragen',
  guestWrote: {
    you: 'Sie haben Ihrem Kapitän geschrieben',
    former: 'Der vorherige Gast hat dem Kapitän geschrieben',
  },
  captainWrote: (message: string) => `Nachricht von Ihrem Kapitän: ${message}`,
  captainWroteFormer: 'Ihr Kapitän hat dem vorherigen Gast geschrieben',
  asked: {
    cancel: {
      you: 'Sie haben um Stornierung mit voller Erstattung gebeten',
      former: 'Der vorherige Gast hat um Stornierung mit voller Erstattung gebeten',
    },
    'fewer-guests': {
      you: 'Sie haben um eine kleinere Gruppe gebeten',
      former: 'Der vorherige Gast hat um eine kleinere Gruppe gebeten',
    },
    move: {
      you: 'Sie haben um ein anderes Datum oder eine andere Uhrzeit gebeten',
      former: 'Der vorherige Gast hat um ein anderes Datum oder eine andere Uhrzeit gebeten',
    },
    other: {
      you: 'Sie haben Ihren Kapitän um eine Änderung gebeten',
      former: 'Der vorherige Gast hat den Kapitän um eine Änderung gebeten',
    },
  },
  declined: 'Ihr Kapitän hat abgelehnt',
  unanswered: 'Ihr Kapitän hat nicht rechtzeitig geantwortet',
  withdrawn: {
    you: 'Sie haben Ihre Anfrage zurückgezogen',
    former: 'Der vorherige Gast hat die Anfrage zurückgezogen',
  },
} satisfies Translated<typeof en>;
