import type { Like } from '../../like.ts';
import type en from './home.en.ts';

export default {
  title: 'SXM Boat Trips: boottochten en privécharters op Sint Maarten',
  headline: 'Een dag op het water, in een paar minuten geboekt',
  subline: 'Boottochten per plaats en privécharters per dag, rondom heel Sint Maarten.',
  findBoat: 'Een boot zoeken',
  date: 'Datum',
  people: 'Aantal personen',
  byShip: 'Ik kom met een cruiseschip',
  chooseGroup: 'Kies de groepsgrootte',
  book: 'Boek een boot',
  dateRequired: 'Datum ontbreekt',
  selectDate: 'Kies een datum voor uw tocht.',
  groupRequired: 'Groepsgrootte ontbreekt',
  selectGroup: 'Kies het aantal personen.',
  whyTrust: 'Waarom u ons kunt vertrouwen',
  ratedBy: (rating: string) => `Beoordeeld met ${rating}`,
  onReviewSite: 'op een reisbeoordelingssite',
  support: '24/7 hulp',
  supportText: 'voor, tijdens en na uw tocht',
  visitors: (countries: string) => `Bezoekers uit ${countries} landen`,
  visitorsText: 'brengen hier hun dag op zee door',
  popular: 'Nu populair',
  seeAll: 'Alle boten bekijken',
  loadingPopular: 'Populaire boten worden geladen',
  perPerson: (price: string) => `Vanaf ${price} / persoon`,
  perDay: (price: string) => `Vanaf ${price} / dag`,
  portsTitle: 'Tien havens, één eiland',
  portsText:
    'Vertrek uit de haven in de stad of uit een rustige baai. Kies een haven en zie welke boten er liggen.',
  benefits: 'Wat reizigers fijn vinden',
  instant: 'Direct geboekt',
  instantText: 'Uw plaatsen worden vastgehouden terwijl u betaalt.',
  verified: 'Gecontroleerde en verzekerde kapiteins',
  verifiedText: 'Bemanningen van hier, die deze wateren kennen.',
  noFees: 'Geen verborgen kosten',
  noFeesText: 'De hele prijs voordat u beslist.',
  peopleAnswer: 'Mensen die antwoorden, dag en nacht.',
  how: 'Zo werkt het',
  choose: 'Kies uw boot',
  chooseText:
    'Kies een dag, een haven en uw groepsgrootte en vergelijk boten, bemanningen en prijzen.',
  bookNow: 'Boek direct',
  bookNowText:
    'Neem uw plaatsen of de hele boot, betaal met een kaart en krijg uw code per e-mail.',
  sail: 'Vaar uit',
  sailText: (minutes: number) =>
    `Wees ${minutes} minuten van tevoren op de kade, laat de code zien en stap aan boord.`,
  stories: 'Dagen om te onthouden',
  story1:
    'De kapitein kende een baai waar niemand was. De kinderen hebben het nog steeds over de schildpadden.',
  story1By: 'een gezin op een catamarantocht',
  story2: 'Geboekt bij het ontbijt, om twaalf uur in het water. De prijs was die we hadden gezien.',
  story2By: 'met z’n tweeën op een speedboottocht',
  story3:
    'We hadden de hele boot voor de verjaardag van mijn moeder, en kwamen terug met de zonsondergang.',
  story3By: 'met z’n tienen op een privécharter',
  quoted: (story: string) => `“${story}”`,
  examples: 'Voorbeeldverhalen, geschreven om u een beeld te geven. Het zijn geen beoordelingen.',
  goodToKnow: 'Goed om te weten',
  moreAnswers: 'Meer antwoorden staan in het <help>helpcentrum</help>.',
  kids: 'Is het veilig voor kinderen?',
  kidsAnswer:
    'Ja, kinderen zijn welkom. Schrijf hun leeftijd bij de bijzondere wensen, dan heeft de kapitein reddingsvesten in de juiste maten en kan hij u zeggen of een tocht te ruw is voor de kleinsten.',
  cancel: 'Kan ik annuleren?',
  cancelAnswer: (hours: number) =>
    `Ja. Tot ${hours} uur voor het begin krijgt u al uw geld terug. Dat doet u zelf, via de link in onze e-mail; later vraagt u het daar aan uw kapitein.`,
  weather: 'Wat gebeurt er bij slecht weer?',
  weatherAnswer:
    'De kapitein beslist of er veilig gevaren kan worden. Gaat een tocht niet door, dan kiest u: een andere dag, een andere boot of al uw geld terug. Zegt u niets, dan komt het geld vanzelf terug.',
  experience: 'Heb ik ervaring nodig?',
  experienceAnswer:
    'Ervaring is niet nodig. De bemanning vaart de boot en laat u al het andere zien, van aan boord gaan tot snorkelen.',
  food: 'Zijn eten en drinken inbegrepen?',
  foodAnswer:
    'Meestal wel. Wat er aan boord is, verschilt per boot: het staat in de beschrijving, en u kunt bij de bijzondere wensen vragen wat u nodig hebt.',
  notSure: 'Weet u niet welke boot?',
  notSureText:
    'Laat uw e-mailadres achter, dan helpt iemand die de boten kent u de juiste te vinden.',
  email: 'E-mail',
  consent:
    'Door te versturen vindt u het goed dat wij u schrijven om u te helpen een boottocht te kiezen. We gebruiken uw adres nergens anders voor.',
  submitting: 'Versturen…',
  help: 'Help mij kiezen',
  invalidEmail: 'Ongeldig e-mailadres',
  enterEmail: 'Vul een geldig e-mailadres in.',
  gotIt: 'Ontvangen: u hoort snel van ons.',
  thanks: 'Bedankt voor uw belangstelling!',
  back: 'Terug naar de startpagina',
  wentWrong: 'Er ging iets mis',
  tryLater: 'Probeer het later opnieuw.',
} satisfies Like<typeof en>;
