/** What an address answered, to be kept. */
export type Answered = [address: string, answer: Response];

/** A page, and the files and icons that its document names: with them it comes to life by itself. */
export async function pageWithFiles(address: string): Promise<Answered[]> {
  const page = await ask(address);
  const named = (await page.clone().text()).matchAll(
    /(?:href|src)="(\/(?:assets|icons)\/[\w.-]+)"/g,
  );
  const files = new Set([...named].map(([, file = '']) => file));
  const asked = [...files].map(async (file): Promise<Answered> => [file, await ask(file)]);
  return [[address, page], ...(await Promise.all(asked))];
}

/** Keeps these answers and nothing else under a name. */
export async function keepTogether(name: string, answers: readonly Answered[]): Promise<void> {
  await caches.delete(name);
  const cache = await caches.open(name);
  await Promise.all(answers.map(([address, answer]) => cache.put(address, answer)));
}

async function ask(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}
