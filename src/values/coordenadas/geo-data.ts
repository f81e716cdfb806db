/** To search engines: where something is, if it is known. */
export function geoData(latitude: number | null, longitude: number | null) {
  return latitude === null || longitude === null ? undefined : { '@type': 'GeoCoordinates', latitude, longitude };
}
