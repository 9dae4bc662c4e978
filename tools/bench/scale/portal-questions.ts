import type { EndpointName } from '#contract/endpoints.ts';

export type PortalCall = { parts?: Record<string, string>; query?: Record<string, string> };

/** A request of a portal page; `isLater` for a page far down a list. */
export type PortalQuestion = {
  name: string;
  endpoint: EndpointName;
  call?: (time: number) => PortalCall;
  isLater?: boolean;
  times?: number;
};

/** Ids in the world that the requests use. */
export type PortalWorld = {
  today: string;
  operator: string;
  boat: string;
  booking: string;
  /** A future trip that can be moved. */
  trip: string;
  ship: string;
};
