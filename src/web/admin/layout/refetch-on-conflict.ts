import { ApiError } from '../../api.ts';

/** Does something. When the server says that what the screen shows is no longer so, that is asked for anew before the refusal is told. */
export async function refetchOnConflict<Result>(
  act: () => Promise<Result>,
  lookAgain: () => Promise<unknown>,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) await lookAgain();
    throw error;
  }
}
