/** What is wrong with a service outside, as a sentence that begins with the setting to mend. */
export type ServiceFault = {
  words: string;
  /** It may be right again without anybody changing a setting. */
  isAway: boolean;
};

const PATIENCE_MS = 10_000;
const TOO_MANY = 429;

/** An answer, or why there was none. */
export async function ask(
  setting: string,
  url: string,
  headers: Record<string, string> = {},
): Promise<Response | ServiceFault> {
  try {
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(PATIENCE_MS) });
    if (answer.status < 500 && answer.status !== TOO_MANY) return answer;
    return away(`${setting}: ${url} answers ${answer.status}.`);
  } catch (error) {
    return away(`${setting}: ${url} cannot be reached: ${reasonOf(error)}.`);
  }
}

export function isFault(answer: Response | ServiceFault): answer is ServiceFault {
  return 'words' in answer;
}

export function wrong(words: string): ServiceFault {
  return { words, isAway: false };
}

export function away(words: string): ServiceFault {
  return { words, isAway: true };
}

/** The innermost reason says most: `fetch failed` is only where it came out. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error && cause.message !== '' ? cause.message : message;
}
