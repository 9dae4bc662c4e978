/** Hashes a picture's name to the seed of its chance, so that every run draws the same. */
export const hashSeed = (name: string): number => {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return hash >>> 0;
};
