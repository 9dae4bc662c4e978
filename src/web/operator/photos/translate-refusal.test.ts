import { expect, test } from 'vitest';
import en from '#locales/portal/operator/boats/operator-photos.en.ts';
import es from '#locales/portal/operator/boats/operator-photos.es.ts';
import fr from '#locales/portal/operator/boats/operator-photos.fr.ts';
import { HEIC_ADVICE, notAPhoto, photoTooLarge, tooManyPhotos } from '#domain/boats/photo-rules.ts';
import { translateRefusal } from './translate-refusal.ts';

const refusals = [
  notAPhoto('notes.txt'),
  notAPhoto('bow.heic', HEIC_ADVICE),
  photoTooLarge('deck.jpg', 6 * 1024 * 1024),
  tooManyPhotos(10),
];

test('a refused photo is explained in English as the rule has it', () => {
  for (const refusal of refusals) expect(translateRefusal('en', en, refusal)).toEqual(refusal);
});

test('a refused photo is explained in French and Spanish', () => {
  expect(refusals.map((refusal) => translateRefusal('fr', fr, refusal).message)).toEqual([
    'notes.txt n’est pas une image valable.',
    'bow.heic n’est pas une image valable. Les photos au format HEIC ne peuvent pas être affichées. Enregistrez ou envoyez la vôtre en JPEG, puis choisissez ce fichier.',
    'deck.jpg pèse 6.0\u00a0Mo. La taille maximale est de 5\u00a0Mo.',
    'Vous pouvez encore ajouter 2 photo(s). Le maximum est de 12 photos.',
  ]);
  expect(translateRefusal('es', es, tooManyPhotos(10))).toEqual({
    title: 'Demasiados archivos',
    message: 'Fotos que aún puede subir: 2. El máximo es de 12.',
  });
});

test('what the server has said in French already stays', () => {
  const said = { title: 'Refusé', message: 'Ce bateau a déjà 12 photos.' };
  expect(translateRefusal('fr', fr, said)).toEqual(said);
});
