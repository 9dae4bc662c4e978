import { queryOptions } from '@tanstack/react-query';
import { hasOwnShip, findOwnShipProblem } from '#domain/ships/own-ship.ts';

/**
 * Fetches the next days with cruise ships, or one day, optionally with the visitor's own ship from the query string.
 */
export const shipsQuery = <View>(
  day: string | undefined,
  own: Readonly<Record<string, string>>,
) => {
  const isAsked = hasOwnShip(own) && findOwnShipProblem(own) === null;
  const query = isAsked ? `?${new URLSearchParams(own).toString()}` : '';
  return queryOptions<View>({
    queryKey: [`/api/ships${day ? `/${encodeURIComponent(day)}` : ''}${query}`],
  });
};
