/** What the domain tells admins of bookings and people, which says it in English. */
export default {} as const;
