/** What is told of a boat and its trips, below the photos and in a comparison (spec 2: boat detail). */
export default {
  tripLength: 'Trip length',
  meetingPoint: 'Meeting point',
  bring: 'Please bring',
  included: 'Included',
  papers: 'Papers',
  visitedPlaces: {
    'other-side': 'the other side of the island',
    anguilla: 'Anguilla',
    'st-barths': 'St Barths',
  },
  passportNeeded: (places: string) =>
    `This trip may go to ${places}. Every guest, children too, needs a valid passport. Some nationalities also need a visa: please check before you book.`,
  cardNeeded: (places: string) =>
    `This trip may go to ${places}. Please carry your passport or identity card.`,
  bookAhead: 'Book ahead',
  leastNotice: (hours: string) => `At least ${hours} before departure`,
  guestsNeeded: 'Guests needed',
  sailsWith: (guests: number, hours: string) =>
    `This trip sails with ${guests} guests or more. With fewer ${hours} before departure it may be called off, and you get all of your money back.`,
  about: 'About This Boat',
  departsFrom: (port: string) => `Departs from ${port}`,
  operatedBy: (name: string) => `Operated by ${name}`,
  checkedOn: (day: string) => `Licence and insurance checked on <day>${day}</day>`,
  whatToKnow: 'What to Know',
  showMap: 'Show on the map',
  hideMap: 'Hide the map',
  meetingMap: (port: string) => `The meeting point on the island map, near ${port}`,
  pinAtPort: (port: string) => `The pin is at the port of ${port}.`,
  openMaps: 'Open in your maps',
  photosOf: (name: string) => `Photos of ${name}`,
  previousPhoto: 'Previous photo',
  nextPhoto: 'Next photo',
};
