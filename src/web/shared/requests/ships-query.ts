import { queryOptions } from '@tanstack/react-query';
import { asksForOwnShip, findOwnShipProblem } from '#domain/ships/own-ship.ts';

/** The next days with cruise ships; or one of them, also for a ship of one's own that the address tells of. */
export const shipsQuery = <View>(
  day: string | undefined,
  own: Readonly<Record<string, string>>,
) => {
  const isAsked = asksForOwnShip(own) && findOwnShipProblem(own) === null;
  const query = isAsked ? `?${new URLSearchParams(own).toString()}` : '';
  return queryOptions<View>({
    queryKey: [`/api/ships${day ? `/${encodeURIComponent(day)}` : ''}${query}`],
  });
};
