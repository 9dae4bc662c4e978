/** The listing’s folded filters, and its map: they come after the boats. */
export default {
  moreFilters: 'More filters and sorting',
  price: 'Price',
  anyPrice: 'Any price',
  upToPrice: (price: string) => `Up to ${price}`,
  between: 'Between',
  prices: (least: string, most: string) => `${least} to ${most}`,
  priceOrMore: (least: string) => `${least} or more`,
  timeOfDay: 'Time of Day',
  anyTime: 'Any time',
  timesOfDay: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
  length: 'Trip Length',
  anyLength: 'Any length',
  lengths: { short: 'Up to 3 hours', half: '3 to 5 hours', full: 'Full day' },
  sort: 'Sort By',
  featured: 'Featured',
  orders: { soonest: 'Soonest', price: 'Lowest price', length: 'Shortest trip' },

  onMap: 'Choose on the map',
  mapHint:
    'The number says how many boats there match your other filters. Choose a port again to see all ports.',
  noBoats: 'no boats',
};
