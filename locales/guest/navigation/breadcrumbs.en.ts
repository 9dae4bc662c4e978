/** Breadcrumbs and lists in structured data. */
export default {
  home: 'Home',
  boats: 'Available Boats',
  departures: 'Departures',
  ships: 'Cruise ships',
  tripsFor: (ship: string) => `Boat trips for guests of ${ship}`,
};
