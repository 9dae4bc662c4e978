/** Rate limits that the endpoints for a guest's trip share. */
export const TRIP_READS = { name: 'trips', max: 600, withinSeconds: 600 };

export const TRIP_CHANGES = {
  limit: { name: 'trip-changes', max: 120, withinSeconds: 600 },
  tokenLimit: { name: 'trip-changes-of-one', max: 40, withinSeconds: 600 },
};
