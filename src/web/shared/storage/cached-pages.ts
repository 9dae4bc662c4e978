/** A URL and the response to cache under it. */
export type CachedResponse = [address: string, answer: Response];

/**
 * Fetches a page with the files and icons that its links, styles or scripts refer to, which is enough to hydrate
 * offline. Includes the island map if the page shows it.
 */
export async function pageWithFiles(address: string): Promise<CachedResponse[]> {
  const page = await ask(address);
  const named = (await page.clone().text()).matchAll(
    /(?<=["( ])\/(?:assets|icons|pictures\/island)[\w./-]+(?=[") ])/g,
  );
  const files = new Set([...named].map(([file]) => file));
  const requests = [...files].map(async (file): Promise<CachedResponse> => [file, await ask(file)]);
  return [[address, page], ...(await Promise.all(requests))];
}

/** Replaces a cache's content with these responses. */
export async function cacheResponses(
  name: string,
  answers: readonly CachedResponse[],
): Promise<void> {
  await caches.delete(name);
  const cache = await caches.open(name);
  await Promise.all(answers.map(([address, answer]) => cache.put(address, answer)));
}

async function ask(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}
