import type { Like } from '../../like.ts';
import type en from './home.en.ts';

export default {
  title: 'SXM Boat Trips: Bootstouren und Privatcharter auf Sint Maarten',
  headline: 'Ein Tag auf dem Wasser, in Minuten gebucht',
  subline: 'Bootstouren pro Platz und Privatcharter pro Tag, rund um ganz Sint Maarten.',
  findBoat: 'Ein Boot finden',
  date: 'Datum',
  people: 'Anzahl der Personen',
  byShip: 'Ich komme mit einem Kreuzfahrtschiff',
  chooseGroup: 'Gruppengröße wählen',
  book: 'Boot buchen',
  dateRequired: 'Datum fehlt',
  selectDate: 'Bitte wählen Sie ein Datum für Ihren Ausflug.',
  groupRequired: 'Gruppengröße fehlt',
  selectGroup: 'Bitte wählen Sie die Anzahl der Personen.',
  whyTrust: 'Warum Sie uns vertrauen können',
  ratedBy: (rating: string) => `Mit ${rating} bewertet`,
  onReviewSite: 'auf einem Bewertungsportal für Reisen',
  support: 'Hilfe rund um die Uhr',
  supportText: 'vor, während und nach Ihrem Ausflug',
  visitors: (countries: string) => `Gäste aus ${countries} Ländern`,
  visitorsText: 'verbringen hier ihren Tag auf See',
  popular: 'Gerade beliebt',
  seeAll: 'Alle Boote ansehen',
  loadingPopular: 'Beliebte Boote werden geladen',
  perPerson: (price: string) => `Ab ${price} / Person`,
  perDay: (price: string) => `Ab ${price} / Tag`,
  portsTitle: 'Zehn Häfen, eine Insel',
  portsText:
    'Legen Sie im Hafen in der Stadt ab oder in einer ruhigen Bucht. Wählen Sie einen Hafen und sehen Sie, welche Boote dort liegen.',
  benefits: 'Was Reisende daran mögen',
  instant: 'Sofort gebucht',
  instantText: 'Ihre Plätze sind reserviert, während Sie bezahlen.',
  verified: 'Geprüfte und versicherte Kapitäne',
  verifiedText: 'Einheimische Crews, die diese Gewässer kennen.',
  noFees: 'Keine versteckten Kosten',
  noFeesText: 'Der ganze Preis, bevor Sie sich entscheiden.',
  peopleAnswer: 'Menschen, die antworten, bei Tag und bei Nacht.',
  how: 'So funktioniert es',
  choose: 'Boot aussuchen',
  chooseText:
    'Wählen Sie Tag, Hafen und Gruppengröße, und vergleichen Sie Boote, Crews und Preise.',
  bookNow: 'Sofort buchen',
  bookNowText:
    'Nehmen Sie Ihre Plätze oder das ganze Boot, zahlen Sie mit Karte und erhalten Sie Ihren Code per E-Mail.',
  sail: 'Leinen los',
  sailText: (minutes: number) =>
    `Seien Sie ${minutes} Minuten vorher am Steg, zeigen Sie den Code und gehen Sie an Bord.`,
  stories: 'Tage, die bleiben',
  story1:
    'Der Kapitän kannte eine Bucht, in der niemand war. Die Kinder reden noch immer von den Schildkröten.',
  story1By: 'eine Familie auf einer Katamarantour',
  story2: 'Beim Frühstück gebucht, mittags im Wasser. Der Preis war der, den wir gesehen hatten.',
  story2By: 'zu zweit auf einer Speedboottour',
  story3:
    'Wir hatten das ganze Boot für den Geburtstag meiner Mutter und kamen mit dem Sonnenuntergang zurück.',
  story3By: 'zu zehnt auf einem Privatcharter',
  quoted: (story: string) => `„${story}“`,
  examples: 'Beispielgeschichten, die Ihnen ein Bild geben sollen. Es sind keine Bewertungen.',
  goodToKnow: 'Gut zu wissen',
  moreAnswers: 'Mehr Antworten finden Sie in der <help>Hilfe</help>.',
  kids: 'Ist es sicher für Kinder?',
  kidsAnswer:
    'Ja, Kinder sind willkommen. Schreiben Sie ihr Alter in die besonderen Wünsche, damit der Kapitän Schwimmwesten in den richtigen Größen hat und Ihnen sagen kann, ob ein Ausflug für die Kleinsten zu unruhig ist.',
  cancel: 'Kann ich stornieren?',
  cancelAnswer: (hours: number) =>
    `Ja. Bis ${hours} Stunden vor Beginn bekommen Sie Ihr ganzes Geld zurück. Das machen Sie selbst, über den Link in unserer E-Mail; später fragen Sie dort Ihren Kapitän.`,
  weather: 'Was passiert bei schlechtem Wetter?',
  weatherAnswer:
    'Der Kapitän entscheidet, ob es sicher ist auszulaufen. Fällt ein Ausflug aus, wählen Sie: einen anderen Tag, ein anderes Boot oder Ihr ganzes Geld zurück. Wenn Sie nichts sagen, kommt das Geld von selbst zurück.',
  experience: 'Brauche ich Erfahrung?',
  experienceAnswer:
    'Erfahrung ist nicht nötig. Die Crew steuert das Boot und zeigt Ihnen alles andere, vom Einsteigen bis zum Schnorcheln.',
  food: 'Sind Essen und Getränke dabei?',
  foodAnswer:
    'Meistens ja. Was an Bord ist, unterscheidet sich von Boot zu Boot: Es steht in der Beschreibung, und was Sie brauchen, können Sie in den besonderen Wünschen angeben.',
  notSure: 'Unsicher, welches Boot?',
  notSureText:
    'Hinterlassen Sie Ihre E-Mail-Adresse, und jemand, der die Boote kennt, hilft Ihnen, das richtige zu finden.',
  email: 'E-Mail',
  consent:
    'Mit dem Absenden stimmen Sie zu, dass wir Ihnen schreiben, um Ihnen bei der Wahl eines Bootsausflugs zu helfen. Wir nutzen Ihre Adresse für nichts anderes.',
  submitting: 'Wird gesendet …',
  help: 'Helfen Sie mir bei der Auswahl',
  invalidEmail: 'Ungültige E-Mail-Adresse',
  enterEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  gotIt: 'Angekommen: Wir melden uns bald.',
  thanks: 'Danke für Ihr Interesse!',
  back: 'Zurück zur Startseite',
  wentWrong: 'Etwas ist schiefgegangen',
  tryLater: 'Bitte versuchen Sie es später noch einmal.',
} satisfies Like<typeof en>;
