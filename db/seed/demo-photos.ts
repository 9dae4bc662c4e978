/** Captions of each demo boat's photos, cover first. The cover's files are `assets/pictures/{boat}-1-*`. */
const captions: Readonly<Record<string, readonly string[]>> = {
  'trade-wind': [
    'Trade Wind reaching past Philipsburg under a coral-red jib',
    'Trade Wind at anchor over clear turquoise water, seen from the air',
    'Over the trampolines of Trade Wind towards the islet off Grand Case',
  ],
  'salt-and-light': [
    'Salt & Light sailing home into the golden hour off Simpson Bay',
    'Salt & Light at anchor as the sky burns out over the lagoon',
    'Champagne on deck with the sun going down over the sea',
  ],
  'blue-heron': [
    'Blue Heron under way in the morning off Grand Case',
    'Blue Heron lying off a white beach, framed by a coconut palm',
    'Snorkelling with a green turtle beneath Blue Heron',
  ],
  'marlin-fever': [
    'Marlin Fever running out to the banks at first light',
    'Marlin Fever back in harbour before a row of painted houses',
    'A blue marlin leaps astern, the rods bent double',
  ],
  'second-wind': [
    'Second Wind, seafoam green, cutting a white wake at noon',
    'Second Wind drifting over the edge of the reef, from the air',
    'Lines out from the cockpit of Second Wind at sundown',
  ],
  'lady-margaux': [
    'The motor yacht Lady Margaux in the golden hour off Marigot',
    'Lady Margaux lit from within along the Marigot waterfront',
    'A table laid on the aft deck of Lady Margaux at sunset',
  ],
  octavia: [
    'Octavia, slate hull and long bow, on a clear morning',
    'Octavia alone in a turquoise bay, seen from above the beach',
    'Sun pads on the bow of Octavia, looking into the evening',
  ],
  'ti-punch': [
    'The red speedboat Ti Punch at full throttle off Marigot',
    'Ti Punch nosed up to a sandbank under the palms',
    'The wake unrolling behind the twin engines of Ti Punch',
  ],
  'flying-fish': [
    'Flying Fish skimming turquoise water at Orient Bay',
    'Flying Fish afloat on glass-clear water, its shadow on the sand',
    'A spotted eagle ray gliding under Flying Fish',
  ],
  'mango-express': [
    'Mango Express flying home across Great Bay in the evening sun',
    'Mango Express waiting for guests at the Philipsburg waterfront',
    'An empty beach and an umbrella, Mango Express waiting in the shallows',
  ],
  'windward-rose': [
    'The red sloop Windward Rose heeling in golden light',
    'Windward Rose at anchor in the bay, sails furled, from the air',
    'Sailing into the sunset from the cockpit of Windward Rose',
  ],
  'petite-anse': [
    'The little white sloop Petite Anse beating along the coast',
    'Petite Anse off the beach of Grand Case between two palms',
    'Two swimmers and a turtle beside the keel of Petite Anse',
  ],
  'dawn-treader-ii': [
    'Dawn Treader II under tanbark sails as the day begins',
    'Dawn Treader II under the moon off Dawn Beach',
    'Dolphins leaping beside Dawn Treader II',
  ],
  pelican: [
    'The yellow catamaran Pelican running before the trade wind',
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
