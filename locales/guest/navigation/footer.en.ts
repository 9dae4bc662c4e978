/** Of the footer, which is on every page and comes after it. */
export default {
  addBoat: 'Add Your Boat',
  about: 'About',
  business: 'Business',
  legal: 'Legal',
  ships: 'Cruise Ships',
  departures: 'Today’s Departures',
  findBooking: 'Find My Booking',
  tagline: 'Boat tours and private charters in Sint Maarten',
  /** Ends with the name of the company. */
  serviceOf: 'SXM Boat Trips is a service of',
  languages: 'Languages',
};
