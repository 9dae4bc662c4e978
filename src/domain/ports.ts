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

/** A port's display name: an unknown port falls back to the operator's own text, then to the raw value (spec 3). */
export function portName(port: string, customPort?: string | null): string {
  if (Object.hasOwn(ports, port)) return ports[port as PortCode];
  return customPort?.trim() || port;
}

/** A boat's location, always ending with the island's name (spec 2: boat detail). */
export function locationName(port: string, customPort?: string | null): string {
  const name = portName(port, customPort);
  return name.endsWith(ISLAND_NAME) ? name : `${name}, ${ISLAND_NAME}`;
}
