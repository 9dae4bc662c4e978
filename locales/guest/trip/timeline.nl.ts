import type { Translated } from '../../translated.ts';
import type en from './timeline.en.ts';

export default {
  reserved: {
    you: 'Je hebt deze tocht gereserveerd',
    former: 'De vorige gast heeft deze tocht gereserveerd',
    captain: 'Je kapitein heeft deze tocht voor je gereserveerd',
  },
  paid: {
    you: (amount: string) => `Je hebt ${amount} betaald`,
    former: (amount: string) => `De vorige gast heeft ${amount} betaald`,
  },
  paidCash: {
    you: (amount: string) => `Je hebt ${amount} contant aan je kapitein betaald`,
    former: (amount: string) => `De vorige gast heeft ${amount} contant aan de kapitein betaald`,
  },
  paidElsewhere: {
    you: (amount: string) => `Je hebt ${amount} buiten deze site betaald`,
    former: (amount: string) => `De vorige gast heeft ${amount} buiten deze site betaald`,
  },
  moved: {
    you: (from: string, to: string) => `Je hebt de tocht verzet van ${from} naar ${to}`,
    former: (from: string, to: string) => `De vorige gast heeft de tocht verzet van ${from} naar ${to}`,
    captain: (from: string, to: string) => `Je kapitein heeft de tocht verzet van ${from} naar ${to}`,
  },
  anotherTime: 'een andere tijd',
  dayAndTime: (day: string, time: string) => `${day}, ${time}`,
  fewer: (after: number, before: number) => `Groep gewijzigd: ${after} in plaats van ${before}`,
  cancelled: 'De tocht is geannuleerd',
  isDue: (amount: string) => `nog ${amount} te betalen`,
  goesBack: (amount: string) => `terugbetaling van ${amount} aan de gast`,
  nothingBack: 'geen terugbetaling',
  captainGivesBack: (amount: string) => `de kapitein betaalt ${amount} terug`,
  refundDecided: (amount: string) => `Terugbetaling van ${amount} goedgekeurd`,
  refundDecidedPlain: 'Terugbetaling goedgekeurd',
  refundSent: (amount: string) => `Terugbetaling van ${amount} verstuurd naar de gebruikte kaart`,
  refundSentPlain: 'Terugbetaling verstuurd naar de gebruikte kaart',
  calledOff: 'De tocht gaat niet door',
  rebooked: {
    you: (to: string) => `Je bent omgeboekt naar een andere boot: ${to}`,
    former: (to: string) => `De vorige gast is omgeboekt naar een andere boot: ${to}`,
  },
  corrected: {
    you: 'Je hebt de gegevens aangepast',
    former: 'De vorige gast heeft de gegevens aangepast',
  },
  handedOver: 'De tocht is overgedragen',
  handedOverToYou: 'Deze tocht is aan jou overgedragen',
  guestWrote: {
    you: 'Je hebt je kapitein een bericht gestuurd',
    former: 'De vorige gast heeft de kapitein een bericht gestuurd',
  },
  captainWrote: (message: string) => `Bericht van je kapitein: ${message}`,
  captainWroteFormer: 'Je kapitein heeft de vorige gast een bericht gestuurd',
  asked: {
    cancel: {
      you: 'Je hebt gevraagd om te annuleren met volledige terugbetaling',
      former: 'De vorige gast heeft gevraagd om te annuleren met volledige terugbetaling',
    },
    'fewer-guests': {
      you: 'Je hebt gevraagd om de groep te verkleinen',
      former: 'De vorige gast heeft gevraagd om de groep te verkleinen',
    },
    move: {
      you: 'Je hebt om een andere datum of tijd gevraagd',
      former: 'De vorige gast heeft om een andere datum of tijd gevraagd',
    },
    other: {
      you: 'Je hebt je kapitein om een wijziging gevraagd',
      former: 'De vorige gast heeft de kapitein om een wijziging gevraagd',
    },
  },
  declined: 'Je kapitein heeft het verzoek afgewezen',
  unanswered: 'Je kapitein heeft niet op tijd gereageerd',
  withdrawn: {
    you: 'Je hebt je verzoek ingetrokken',
    former: 'De vorige gast heeft het verzoek ingetrokken',
  },
} satisfies Translated<typeof en>;
