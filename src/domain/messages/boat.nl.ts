import type { Like } from './like.ts';
import type en from './boat.en.ts';

export default {
  title: 'Boot',
  loading: 'Boot laden…',
  gone: 'De boot die u zoekt bestaat niet of is verwijderd.',
  backHome: 'Terug naar de startpagina',
  openPhoto: (place: number, count: number, name: string) =>
    `Foto ${place} van ${count} openen: ${name}`,
  about: 'Over deze boot',
  departsFrom: (port: string) => `Vertrekt uit ${port}`,
  operatedBy: (name: string) => `Aangeboden door ${name}`,
  checkedOn: (day: string) => `Vergunning en verzekering gecontroleerd op <day>${day}</day>`,
  whatToKnow: 'Goed om te weten',
  showMap: 'Op de kaart tonen',
  hideMap: 'Kaart verbergen',
  meetingMap: (port: string) => `Het trefpunt op de kaart van het eiland, bij ${port}`,
  pinAtPort: (port: string) => `De speld staat bij de haven van ${port}.`,
  openMaps: 'Openen in uw kaarten',
  book: 'Boek deze boot',
  soFar: (least: number, soFar: number) => `Gaat door met ${least} gasten, nu ${soFar}`,
  toCheckout: 'Verder naar afrekenen',
  pickFirst: 'Kies een datum en een tijd om verder te gaan.',
  update: 'Bijwerken',
  goOn: 'Verder',
  chooseTime: 'Kies een tijd',
  chooseDate: 'Kies een datum',
  photosOf: (name: string) => `Foto’s van ${name}`,
  previousPhoto: 'Vorige foto',
  nextPhoto: 'Volgende foto',
} satisfies Like<typeof en>;
