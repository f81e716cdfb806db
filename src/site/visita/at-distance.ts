/** "A menos de 1 km", "A 3,4 km". */
export function atDistance(km: number): string {
  return km < 1 ? 'A menos de 1 km' : `A ${km.toLocaleString('es-ES', { maximumFractionDigits: 1 })} km`;
}
