/** With the country, as telephones and messages want it: Spain's unless another one is typed. */
export function international(number: string): string {
  const digits = number.replace(/\D/g, '');
  return number.trim().startsWith('+') ? digits : `34${digits}`;
}

export function telephoneUrl(number: string): string {
  return `tel:+${international(number)}`;
}
