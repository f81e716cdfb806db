/** The edges of the drawing: its frame, unprojected (areas/mapa/mapa.test.ts), for pages that need no more of the map than this. */
export const edges = { north: 40.676, south: 39.208591, west: -3.195, east: -1.121172 };

/** Whether a point lies within the drawing: a place elsewhere has no place on our map. */
export function isOnMap({ latitud, longitud }: { latitud: number; longitud: number }): boolean {
  return latitud <= edges.north && latitud >= edges.south && longitud >= edges.west && longitud <= edges.east;
}
