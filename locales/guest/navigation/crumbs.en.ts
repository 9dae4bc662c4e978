/** The way to a page, and lists on it, as machines are told them. */
export default {
  home: 'Home',
  boats: 'Available Boats',
  departures: 'Departures',
  ships: 'Cruise ships',
  tripsFor: (ship: string) => `Boat trips for guests of ${ship}`,
};
