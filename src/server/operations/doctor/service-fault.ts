/** Fault of an outside service: a sentence that begins with the setting to correct. */
export type ServiceFault = {
  message: string;
  /** True if it may resolve without a change of settings. */
  isAway: boolean;
};

const TIMEOUT_MS = 10_000;
const TOO_MANY = 429;

export async function ask(
  setting: string,
  url: string,
  headers: Record<string, string> = {},
): Promise<Response | ServiceFault> {
  try {
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.status < 500 && answer.status !== TOO_MANY) return answer;
    return reportOutage(`${setting}: ${url} answers ${answer.status}.`);
  } catch (error) {
    // Reports the cause, because the message `fetch failed` alone says little.
    const { cause, message } = error as Error;
    const reason = cause instanceof Error && cause.message !== '' ? cause.message : message;
    return reportOutage(`${setting}: ${url} cannot be reached: ${reason}.`);
  }
}

export function isFault(answer: Response | ServiceFault): answer is ServiceFault {
  return 'message' in answer;
}

export function reportMisconfiguration(message: string): ServiceFault {
  return { message, isAway: false };
}

export function reportOutage(message: string): ServiceFault {
  return { message, isAway: true };
}
