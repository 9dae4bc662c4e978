import type { Translated } from '../../translated.ts';
import type en from './timeline.en.ts';

export default {
  reserved: {
    you: 'U hebt deze tocht gereserveerd',
    former: 'De vorige gast heeft deze tocht gereserveerd',
    captain: 'Uw kapitein heeft deze tocht voor u gereserveerd',
  },
  paid: {
    you: (amount: string) => `U hebt ${amount} betaald`,
    former: (amount: string) => `De vorige gast heeft ${amount} betaald`,
  },
  paidCash: {
    you: (amount: string) => `U hebt ${amount} contant aan de kapitein betaald`,
    former: (amount: string) => `De vorige gast heeft ${amount} contant aan de kapitein betaald`,
  },
  paidElsewhere: {
    you: (amount: string) => `U hebt ${amount} ergens anders betaald, niet via ons`,
    former: (amount: string) => `De vorige gast heeft ${amount} ergens anders betaald, niet via ons`,
  },
  moved: {
    you: (from: string, to: string) => `U hebt de tocht verzet van ${from} naar ${to}`,
    former: (from: string, to: string) => `De vorige gast heeft de tocht verzet van ${from} naar ${to}`,
    captain: (from: string, to: string) => `Uw kapitein heeft de tocht verzet van ${from} naar ${to}`,
  },
  anotherTime: 'een andere tijd',
  dayAndTime: (day: string, time: string) => `${day}, ${time}`,
  fewer: (after: number, before: number) => `Er komen ${after} in plaats van ${before}`,
  cancelled: 'De tocht is geannuleerd',
  isDue: (amount: string) => `${amount} is te betalen`,
  goesBack: (amount: string) => `${amount} gaat terug naar de gast`,
  nothingBack: 'er gaat niets terug',
  captainGivesBack: (amount: string) => `de kapitein geeft ${amount} terug`,
  refundDecided: (amount: string) => `Er is tot een terugbetaling van ${amount} besloten`,
  refundDecidedPlain: 'Er is tot een terugbetaling besloten',
  refundSent: (amount: string) => `De terugbetaling van ${amount} is naar de kaart gestuurd waarmee is betaald`,
  refundSentPlain: 'De terugbetaling is naar de kaart gestuurd waarmee is betaald',
  calledOff: 'De tocht is afgeblazen',
  rebooked: {
    you: (to: string) => `U hebt een andere boot gekozen: ${to}`,
    former: (to: string) => `De vorige gast heeft een andere boot gekozen: ${to}`,
  },
  corrected: {
    you: 'U hebt de gegevens verbeterd',
    former: 'De vorige gast heeft de gegevens verbeterd',
  },
  handedOver: 'De tocht is overgedragen',
  handedOverToYou: 'De tocht is aan u overgedragen',
  guestWrote: {
    you: 'U hebt de kapitein geschreven',
    former: 'De vorige gast heeft de kapitein geschreven',
  },
  captainWrote: (message: string) => `Uw kapitein heeft u geschreven: ${message}`,
  captainWroteFormer: 'Uw kapitein heeft de vorige gast geschreven',
  asked: {
    cancel: {
      you: 'U hebt de kapitein gevraagd te annuleren en alles wat is betaald terug te geven',
      former: 'De vorige gast heeft de kapitein gevraagd te annuleren en alles wat is betaald terug te geven',
    },
    'fewer-guests': {
      you: 'U hebt de kapitein gevraagd met minder gasten te mogen komen',
      former: 'De vorige gast heeft de kapitein gevraagd met minder gasten te mogen komen',
    },
    move: {
      you: 'U hebt de kapitein gevraagd de tocht te verzetten',
      former: 'De vorige gast heeft de kapitein gevraagd de tocht te verzetten',
    },
    other: {
      you: 'U hebt de kapitein om een wijziging gevraagd',
      former: 'De vorige gast heeft de kapitein om een wijziging gevraagd',
    },
  },
  declined: 'Uw kapitein kon niet instemmen',
  unanswered: 'Uw kapitein heeft niet op tijd geantwoord',
  withdrawn: {
    you: 'U hebt de vraag ingetrokken',
    former: 'De vorige gast heeft de vraag ingetrokken',
  },
} satisfies Translated<typeof en>;
