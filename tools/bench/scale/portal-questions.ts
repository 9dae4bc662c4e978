import type { EndpointName } from '#contract/endpoints.ts';

export type PortalCall = { parts?: Record<string, string>; query?: Record<string, string> };

/** What a page of a portal asks for, and how; `isLater` for a page far down a list. */
export type PortalQuestion = {
  name: string;
  endpoint: EndpointName;
  call?: (time: number) => PortalCall;
  isLater?: boolean;
  times?: number;
};

/** What in the world is asked for. */
export type PortalWorld = {
  today: string;
  operator: string;
  boat: string;
  booking: string;
  /** A trip to come, which can be moved. */
  trip: string;
  ship: string;
};
