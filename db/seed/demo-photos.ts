/** Captions of each demo boat's photos, cover first. The cover's files are `assets/pictures/{boat}-1-*`. */
const captions: Readonly<Record<string, readonly string[]>> = {
  'trade-wind': [
    'Trade Wind under her coral-red jib off the cliffs of Pointe Blanche',
    'Trade Wind at anchor over clear turquoise water, seen from the air',
    'Over the trampolines of Trade Wind towards the islet off Grand Case',
  ],
  'salt-and-light': [
    'Salt & Light in late sun off Mullet Bay, a plane coming in to land',
    'Salt & Light at anchor as the sky burns out over the lagoon',
    'Champagne on deck with the sun going down over the sea',
  ],
  'blue-heron': [
    'Blue Heron sailing over the reef to Creole Rock, seen from above',
    'Blue Heron lying off a white beach, framed by a coconut palm',
    'Snorkelling with a green turtle beneath Blue Heron',
  ],
  'marlin-fever': [
    'Marlin Fever running out early in the morning, Saba on the horizon',
    'Marlin Fever back in harbour before a row of painted houses',
    'A blue marlin leaps astern, the rods bent double',
  ],
  'second-wind': [
    'Second Wind off Oyster Pond as a shower passes under a rainbow',
    'Second Wind drifting over the edge of the reef, from the air',
    'Lines out from the cockpit of Second Wind at sundown',
  ],
  'lady-margaux': [
    'The motor yacht Lady Margaux at anchor off Prickly Pear',
    'Lady Margaux lit from within along the Marigot waterfront',
    'A table laid on the aft deck of Lady Margaux at sunset',
  ],
  octavia: [
    'Octavia under moon and stars, coming home to Simpson Bay',
    'Octavia alone in a turquoise bay, seen from above the beach',
    'Sun pads on the bow of Octavia, looking into the evening',
  ],
  'ti-punch': [
    'The red speedboat Ti Punch leaving the beach of Tintamarre',
    'Ti Punch nosed up to a sandbank under the palms',
    'The wake unrolling behind the twin engines of Ti Punch',
  ],
  'flying-fish': [
    'Flying Fish afloat off the beach of Orient Bay, a palm beside her',
    'Flying Fish afloat on glass-clear water, its shadow on the sand',
    'A spotted eagle ray gliding under Flying Fish',
  ],
  'mango-express': [
    'Mango Express heading for the cruise ships in Great Bay, late in the day',
    'Mango Express waiting for guests at the Philipsburg waterfront',
    'An empty beach and an umbrella, Mango Express waiting in the shallows',
  ],
  'windward-rose': [
    'The red sloop Windward Rose sailing into the sunset',
    'Windward Rose at anchor in the bay, sails furled, from the air',
    'Sailing into the sunset from the cockpit of Windward Rose',
  ],
  'petite-anse': [
    'The little white sloop Petite Anse before the painted houses of Grand Case',
    'Petite Anse off the beach of Grand Case between two palms',
    'Two swimmers and a turtle beside the keel of Petite Anse',
  ],
  'dawn-treader-ii': [
    'Dawn Treader II under tanbark sails at dawn, Saint-Barth behind her',
    'Dawn Treader II under the moon off Dawn Beach',
    'Dolphins leaping beside Dawn Treader II',
  ],
  pelican: [
    'The yellow catamaran Pelican sailing past the beach of Pinel',
    'Pelican moored off a palm beach with a red umbrella',
    'A brown pelican on a post, the catamaran of its name behind it',
  ],
};

/** Returns a demo boat's photos in order: captions, and paths without width and format. */
export function listDemoPhotos(boatKey: string): { caption: string; path: string }[] {
  return (captions[boatKey] ?? []).map((caption, index) => ({
    caption,
    path: `/pictures/${boatKey}-${index + 1}`,
  }));
}
