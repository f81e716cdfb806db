const euros = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR', minimumFractionDigits: 2 });

/** 1995 → "19,95 €" */
export function formatCents(cents: number): string {
  return euros.format(cents / 100);
}

/** 19.95 → "19,95 €" */
export function formatEuros(amount: number): string {
  return euros.format(amount);
}

/** 1995 → 19.95, the form prices have in the calls. */
export function centsToEuros(cents: number): number {
  return cents / 100;
}

/** 19.95 → 1995; rounds away what binary fractions add. */
export function eurosToCents(amount: number): number {
  return Math.round(amount * 100);
}
