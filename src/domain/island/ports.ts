/** Every port of embarkment by its code (spec 3). */
export const ports = {
  'sxm-philipsburg': 'Philipsburg',
  'sxm-marigot': 'Marigot',
  'sxm-simpson-bay': 'Simpson Bay',
  'sxm-oyster-pond': 'Oyster Pond',
  'sxm-grand-case': 'Grand Case',
  'sxm-orient-bay': 'Orient Bay',
  'sxm-cole-bay': 'Cole Bay',
  'sxm-dawn-beach': 'Dawn Beach',
  'sxm-mullet-bay': 'Mullet Bay',
  'sxm-cupecoy': 'Cupecoy',
} as const;

export type PortCode = keyof typeof ports;

export const portCodes = Object.keys(ports) as PortCode[];

export const ISLAND_NAME = 'Sint Maarten';

/**
 * Returns a port's display name: an unknown port falls back to the operator's own text, then to the raw value (spec 3).
 */
export function getPortName(port: string, customPort?: string | null): string {
  if (Object.hasOwn(ports, port)) return ports[port as PortCode];
  return customPort?.trim() || port;
}

/** Returns a boat's location, always ending with the island's name (spec 2: boat detail). */
export function getLocationName(port: string, customPort?: string | null): string {
  const island = ISLAND_NAME;
  return describeLocation({ island, frenchSide: island, dutchSide: island }, port, customPort);
}

/** Names of the island and of its two sides in a language. */
export type IslandNames = { island: string; frenchSide: string; dutchSide: string };

const FRENCH_PORTS: ReadonlySet<string> = new Set<PortCode>([
  'sxm-marigot',
  'sxm-grand-case',
  'sxm-orient-bay',
]);

/** Returns the location in another language: ports with their side of the border, other places with the island. */
export function describeLocation(
  { island, frenchSide, dutchSide }: IslandNames,
  port: string,
  customPort?: string | null,
): string {
  const name = getPortName(port, customPort);
  const side = FRENCH_PORTS.has(port) ? frenchSide : dutchSide;
  const where = Object.hasOwn(ports, port) ? side : island;
  // Avoids repeating the island in an operator's own text.
  const isNamed = [where, ISLAND_NAME].some((each) => name.endsWith(each));
  return isNamed ? name : `${name}, ${where}`;
}
