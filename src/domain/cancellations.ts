/** Up to so many hours before its start, a paid trip that a guest calls off is refunded in full. People apply this rule: see the refund policy's page. */
export const FREE_CANCELLATION_HOURS = 48;
