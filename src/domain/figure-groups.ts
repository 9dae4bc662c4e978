import { sumOfFigures, revenueCents, type Figures } from './platform-figures.ts';
import { portName } from './ports.ts';

/** What one boat came to, and whose it is and where it lies. */
export type BoatFigures = Figures & {
  boatId: string;
  boatName: string;
  operatorId: string;
  operatorName: string;
  port: string;
  customPort: string | null;
};

export const figureGroups = ['boats', 'ports', 'operators'] as const;
export type FigureGroup = (typeof figureGroups)[number];

/** A line of a table: a boat with its captain's name, a port, or a captain. */
export type FigureLine = Figures & { id: string; name: string; operatorName: string | null };

type Naming = Pick<FigureLine, 'id' | 'name' | 'operatorName'>;

const namings: Readonly<Record<FigureGroup, (boat: BoatFigures) => Naming>> = {
  boats: ({ boatId: id, boatName: name, operatorName }) => ({ id, name, operatorName }),
  ports: ({ port, customPort }) => {
    const name = portName(port, customPort);
    return { id: name, name, operatorName: null };
  },
  operators: ({ operatorId: id, operatorName: name }) => ({ id, name, operatorName: null }),
};

/** What all boats came to, by boat, port or captain: most revenue first. */
export function groupFigures(boats: readonly BoatFigures[], group: FigureGroup): FigureLine[] {
  const lines = new Map<string, FigureLine>();
  for (const boat of boats) {
    const naming = namings[group](boat);
    const line = lines.get(naming.id);
    lines.set(naming.id, { ...naming, ...sumOfFigures(line ? [line, boat] : [boat]) });
  }
  return [...lines.values()].toSorted(byRevenue);
}

function byRevenue(one: FigureLine, other: FigureLine): number {
  return (
    revenueCents(other) - revenueCents(one) ||
    other.bookings - one.bookings ||
    (one.name < other.name ? -1 : 1)
  );
}
