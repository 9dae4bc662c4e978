import type { Translations } from '#i18n/languages/boat-texts.ts';

/** Translated texts of the demo boats by key; other operators wrote in one language. */
export const demoTranslations: Readonly<Record<string, Translations>> = {
  'trade-wind': {
    fr: {
      description:
        'Un grand catamaran stable, avec **de l’ombre pour tous** et des filets où s’allonger.\n\nNous longeons les falaises jusqu’à deux baies tranquilles, nageons là où broutent les tortues et rentrons avant la foule.\n\n- Masques et tubas de toutes tailles, aussi pour les enfants\n- Déjeuner et punch au rhum à bord\n- Échelle facile, pas besoin de sauter',
      meetingPoint: 'Le kiosque bleu au bout du quai,\nà côté des bateaux-taxis',
      bring: 'Maillot de bain, serviette, chapeau et crème solaire respectueuse du corail.',
      included:
        'Masques et tubas de toutes tailles\nDéjeuner, eau et boissons sans alcool\nPunch au rhum',
      notIncluded: 'Vin et bière\nTransfert depuis l’hôtel',
    },
    es: {
      description:
        'Un catamarán ancho y estable, con **sombra para todos** y redes para tumbarse.\n\nNavegamos junto a los acantilados hasta dos bahías tranquilas, hacemos snorkel donde pastan las tortugas y volvemos antes que la multitud.\n\n- Equipo de snorkel de todas las tallas, también para niños\n- Almuerzo y ponche de ron a bordo\n- Escalera fácil, sin saltar',
      meetingPoint: 'El quiosco azul al final del muelle,\njunto a los taxis acuáticos',
      bring: 'Traje de baño, toalla, sombrero y protector solar que no dañe los arrecifes.',
      included: 'Equipo de snorkel de todas las tallas\nAlmuerzo, agua y refrescos\nPonche de ron',
      notIncluded: 'Vino y cerveza\nTraslado desde el hotel',
    },
  },
  'blue-heron': {
    fr: {
      description:
        'Un petit catamaran pour **douze personnes au plus** : il reste toujours un coin tranquille.\n\nLe matin, snorkeling au Rocher Créole avant que le vent se lève. Du vendredi au dimanche, nous sortons aussi pour le coucher du soleil.',
      meetingPoint: 'Le long ponton de Grand-Case, côté mer',
      bring: 'Maillot de bain, serviette, et une petite laine pour le soir.',
      included: 'Masques et palmes\nFruits et boissons fraîches',
      notIncluded: 'Déjeuner\nServiettes',
    },
    de: {
      description:
        'Ein kleiner Katamaran für **höchstens zwölf Gäste**: Eine ruhige Ecke bleibt immer.\n\nVormittags schnorcheln wir am Creole Rock, bevor der Wind aufkommt. Von Freitag bis Sonntag fahren wir auch zum Sonnenuntergang hinaus.',
      meetingPoint: 'Der lange Steg von Grand Case, am Ende zum Meer',
      bring: 'Badesachen, ein Handtuch und etwas Warmes für den Abend.',
      included: 'Masken und Flossen\nObst und kalte Getränke',
      notIncluded: 'Mittagessen\nHandtücher',
    },
  },
};
