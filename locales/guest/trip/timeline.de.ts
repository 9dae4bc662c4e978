import type { Translated } from '../../translated.ts';
import type en from './timeline.en.ts';

export default {
  reserved: {
    you: 'Sie haben diesen Ausflug reserviert',
    former: 'Der Gast vor Ihnen hat diesen Ausflug reserviert',
    captain: 'Ihr Kapitän hat diesen Ausflug für Sie reserviert',
  },
  paid: {
    you: (amount: string) => `Sie haben ${amount} bezahlt`,
    former: (amount: string) => `Der Gast vor Ihnen hat ${amount} bezahlt`,
  },
  paidCash: {
    you: (amount: string) => `Sie haben ${amount} bar beim Kapitän bezahlt`,
    former: (amount: string) => `Der Gast vor Ihnen hat ${amount} bar beim Kapitän bezahlt`,
  },
  paidElsewhere: {
    you: (amount: string) => `Sie haben ${amount} anderswo bezahlt, nicht über uns`,
    former: (amount: string) => `Der Gast vor Ihnen hat ${amount} anderswo bezahlt, nicht über uns`,
  },
  moved: {
    you: (from: string, to: string) => `Sie haben den Ausflug verlegt, von ${from} auf ${to}`,
    former: (from: string, to: string) => `Der Gast vor Ihnen hat den Ausflug verlegt, von ${from} auf ${to}`,
    captain: (from: string, to: string) => `Ihr Kapitän hat den Ausflug verlegt, von ${from} auf ${to}`,
  },
  anotherTime: 'eine andere Zeit',
  dayAndTime: (day: string, time: string) => `${day}, ${time} Uhr`,
  fewer: (after: number, before: number) => `Es kommen ${after} statt ${before}`,
  cancelled: 'Der Ausflug wurde storniert',
  isDue: (amount: string) => `${amount} sind zu zahlen`,
  goesBack: (amount: string) => `${amount} gehen an den Gast zurück`,
  nothingBack: 'es geht nichts zurück',
  captainGivesBack: (amount: string) => `der Kapitän gibt ${amount} zurück`,
  refundDecided: (amount: string) => `Eine Erstattung von ${amount} wurde beschlossen`,
  refundDecidedPlain: 'Eine Erstattung wurde beschlossen',
  refundSent: (amount: string) => `Die Erstattung von ${amount} ging auf die Karte, mit der bezahlt wurde`,
  refundSentPlain: 'Die Erstattung ging auf die Karte, mit der bezahlt wurde',
  calledOff: 'Der Ausflug wurde abgesagt',
  rebooked: {
    you: (to: string) => `Sie haben ein anderes Boot gewählt: ${to}`,
    former: (to: string) => `Der Gast vor Ihnen hat ein anderes Boot gewählt: ${to}`,
  },
  corrected: {
    you: 'Sie haben die Angaben berichtigt',
    former: 'Der Gast vor Ihnen hat die Angaben berichtigt',
  },
  handedOver: 'Der Ausflug wurde weitergegeben',
  handedOverToYou: 'Der Ausflug wurde an Sie weitergegeben',
  guestWrote: {
    you: 'Sie haben dem Kapitän geschrieben',
    former: 'Der Gast vor Ihnen hat dem Kapitän geschrieben',
  },
  captainWrote: (message: string) => `Ihr Kapitän hat Ihnen geschrieben: ${message}`,
  captainWroteFormer: 'Ihr Kapitän hat dem Gast vor Ihnen geschrieben',
  asked: {
    cancel: {
      you: 'Sie haben den Kapitän gebeten, gegen volle Erstattung zu stornieren',
      former: 'Der Gast vor Ihnen hat den Kapitän gebeten, gegen volle Erstattung zu stornieren',
    },
    'fewer-guests': {
      you: 'Sie haben den Kapitän gefragt, ob weniger Gäste kommen dürfen',
      former: 'Der Gast vor Ihnen hat den Kapitän gefragt, ob weniger Gäste kommen dürfen',
    },
    move: {
      you: 'Sie haben den Kapitän gebeten, den Ausflug zu verlegen',
      former: 'Der Gast vor Ihnen hat den Kapitän gebeten, den Ausflug zu verlegen',
    },
    other: {
      you: 'Sie haben den Kapitän um eine Änderung gebeten',
      former: 'Der Gast vor Ihnen hat den Kapitän um eine Änderung gebeten',
    },
  },
  declined: 'Ihr Kapitän konnte nicht zustimmen',
  unanswered: 'Ihr Kapitän hat nicht rechtzeitig geantwortet',
  withdrawn: {
    you: 'Sie haben die Anfrage zurückgezogen',
    former: 'Der Gast vor Ihnen hat die Anfrage zurückgezogen',
  },
} satisfies Translated<typeof en>;
