/** The messages that pages send to the service worker. */
export type ToWorker =
  /** This page was opened: keep it, with the pictures it shows. */
  | { que: 'visto'; url: string; imagenes: string[] }
  /** These pages belong to the trip. */
  | { que: 'viaje'; urls: string[] };
