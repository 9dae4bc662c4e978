/** Turns "product_not_received" into "Product not received". */
export function formatDisputeReason(reason: string): string {
  const words = reason.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
