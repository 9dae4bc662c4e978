export const swimmingNeeds = ['not-needed', 'optional', 'needed'] as const;
export const boardingWays = ['level', 'steps', 'ladder'] as const;
export const seaStates = ['calm', 'choppy', 'open-sea'] as const;
export const wheelchairAccess = ['yes', 'with-help', 'no'] as const;

export const youngestAgeLimits = { min: 0, max: 21 } as const;

/** The guests that a boat's trips suit; a missing fact is unknown. */
export type Suits = {
  swimming?: (typeof swimmingNeeds)[number] | undefined;
  boarding?: (typeof boardingWays)[number] | undefined;
  sea?: (typeof seaStates)[number] | undefined;
  /** Minimum age in years; 0 means all ages. */
  youngestAge?: number | undefined;
  wheelchair?: (typeof wheelchairAccess)[number] | undefined;
};
