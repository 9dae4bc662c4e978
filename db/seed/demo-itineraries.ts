import type { Place } from '#domain/island/port-places.ts';
import type { StopTranslations, TranslatableStop } from '#i18n/languages/stop-texts.ts';

/** Places at sea that ports do not name. */
const places = {
  littleBay: { latitude: 18.0165, longitude: -63.0645 },
  pelicanKey: { latitude: 18.0265, longitude: -63.0885 },
  mullet: { latitude: 18.0462, longitude: -63.1262 },
  longBay: { latitude: 18.0605, longitude: -63.1465 },
  creoleRock: { latitude: 18.1165, longitude: -63.0575 },
  happyBay: { latitude: 18.0985, longitude: -63.0795 },
  pinel: { latitude: 18.1055, longitude: -63.0165 },
  tintamarre: { latitude: 18.1175, longitude: -62.985 },
  greenCay: { latitude: 18.0905, longitude: -63.0055 },
  coralGarden: { latitude: 18.0775, longitude: -62.997 },
} as const satisfies Record<string, Place>;

/** Stops of the demo boats by key; other operators entered none. */
export const demoItineraries: Readonly<Record<string, readonly TranslatableStop[]>> = {
  'trade-wind': [
    stop(45, 'Sail along the cliffs', null, {
      details: 'Sails up past Fort Amsterdam, with a welcome drink.',
      fr: [
        'Navigation le long des falaises',
        'À la voile devant le fort Amsterdam, un verre à la main.',
      ],
      es: [
        'Navegación junto a los acantilados',
        'A vela frente al fuerte Ámsterdam, con una bebida.',
      ],
    }),
    stop(60, 'Snorkel with the turtles in Little Bay', places.littleBay, {
      details: 'Our guide swims with you. Beginners welcome.',
      fr: [
        'Snorkeling avec les tortues à Little Bay',
        'Notre guide nage avec vous. Débutants bienvenus.',
      ],
      es: [
        'Snorkel con tortugas en Little Bay',
        'Nuestro guía nada con usted. También para principiantes.',
      ],
    }),
    stop(75, 'Lunch at anchor off Pelican Key', places.pelicanKey, {
      details: 'Grilled chicken or vegetables, salad and rum punch.',
      fr: [
        'Déjeuner au mouillage devant Pelican Key',
        'Poulet ou légumes grillés, salade et punch au rhum.',
      ],
      es: [
        'Almuerzo fondeados frente a Pelican Key',
        'Pollo o verduras a la parrilla, ensalada y ponche de ron.',
      ],
    }),
    stop(45, 'Sail back to Philipsburg', null, {
      fr: ['Retour à la voile vers Philipsburg', ''],
      es: ['Regreso a vela a Philipsburg', ''],
    }),
  ],
  'salt-and-light': [
    stop(60, 'Sail up the west coast', null),
    stop(60, 'Watch the planes land at Maho', null, {
      details: 'From the water, well away from the noise.',
    }),
    stop(150, 'Swim and barbecue at Mullet Bay', places.mullet, {
      details: 'Two hours at anchor. The freshwater shower is on deck.',
    }),
    stop(60, 'Sail home with the wind', null),
  ],
  'blue-heron': [
    stop(75, 'Snorkel at Creole Rock', places.creoleRock, {
      details: 'Before the wind wakes up, when the water is clearest.',
      fr: [
        'Snorkeling au Rocher Créole',
        'Avant que le vent se lève, quand l’eau est la plus claire.',
      ],
      de: [
        'Schnorcheln am Creole Rock',
        'Bevor der Wind aufkommt, wenn das Wasser am klarsten ist.',
      ],
    }),
    stop(60, 'Fruit and a swim in Happy Bay', places.happyBay, {
      details: 'A beach without a road.',
      fr: ['Fruits et baignade à Happy Bay', 'Une plage sans route.'],
      de: ['Obst und Baden in der Happy Bay', 'Ein Strand ohne Straße.'],
    }),
    stop(60, 'Sail back to Grand Case', null, {
      fr: ['Retour à la voile vers Grand-Case', ''],
      de: ['Zurück unter Segeln nach Grand Case', ''],
    }),
  ],
  'marlin-fever': [
    stop(60, 'Run to the drop-off', null, { details: 'Coffee on board. We rig the lines.' }),
    stop(330, 'Troll for mahi-mahi, wahoo and marlin', null, {
      details: 'Everyone takes a turn in the chair.',
    }),
    stop(45, 'Lunch and a swim in Long Bay', places.longBay),
    stop(45, 'Back to Simpson Bay with the flags up', null),
  ],
  'ti-punch': [
    stop(60, 'Wade ashore on Pinel', places.pinel, {
      details: 'Iguanas, and a bar with its feet in the water.',
    }),
    stop(60, 'Float off Tintamarre', places.tintamarre, {
      details: 'A mud bath for your skin, if you like.',
    }),
    stop(45, 'Run along the back of Anguilla', null),
  ],
  'flying-fish': [
    stop(45, 'Green turtles off Green Cay', places.greenCay, {
      details: 'They graze on the seagrass. We look, and never touch.',
    }),
    stop(45, 'The coral garden', places.coralGarden, {
      details: 'Parrotfish, rays, and sometimes a nurse shark.',
    }),
  ],
  'mango-express': [
    stop(50, 'Great Bay and the cliffs', null, {
      details: 'Your captain shares the story of the forts.',
    }),
    stop(45, 'Swim in Little Bay', places.littleBay),
    stop(40, 'Back to the pier', null),
  ],
  pelican: [
    stop(90, 'Water slide in Long Bay', places.longBay),
    stop(90, 'Lunch at Mullet Bay', places.mullet, { details: 'Ribs, chicken or a veggie wrap.' }),
    stop(60, 'Floaties and music off Pelican Key', places.pelicanKey),
  ],
};

type StopTexts = { details?: string } & {
  [Each in keyof StopTranslations]?: readonly [title: string, details: string];
};

function stop(
  minutes: number,
  title: string,
  place: Place | null,
  { details = '', ...translated }: StopTexts = {},
): TranslatableStop {
  const translations = Object.entries(translated).map(
    ([language, texts]) => [language, { title: texts[0], details: texts[1] }] as const,
  );
  return { title, details, minutes, place, translations: Object.fromEntries(translations) };
}
