/** The law gives so many days to pay back. */
export const refundDays = 14;

/** The instant by which the money has to be given back. */
export function refundBefore(receivedAt: string): string {
  return new Date(Date.parse(receivedAt) + refundDays * 86_400_000).toISOString();
}
