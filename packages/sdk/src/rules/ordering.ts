/** The chosen order after a click on an option: appended, or taken out when it was in already. */
export function toggleInOrder(order: readonly number[], index: number): number[] {
  return order.includes(index) ? order.filter((chosen) => chosen !== index) : [...order, index];
}
