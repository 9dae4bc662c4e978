/** The footer of every page. */
export default {
  addBoat: 'Add Your Boat',
  about: 'About',
  business: 'Business',
  legal: 'Legal',
  ships: 'Cruise Ships',
  departures: 'Today’s Departures',
  findBooking: 'Find My Booking',
  tagline: 'Boat tours and private charters in Sint Maarten',
  /** Followed by the company's name. */
  serviceOf: 'SXM Boat Trips is a service of',
  languages: 'Languages',
};
