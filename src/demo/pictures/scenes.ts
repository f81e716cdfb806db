/** Every landscape and scene, by name. */
import { type Draw, picture } from './kit.ts';
import type { SceneName } from './names.ts';
import { actividad } from './scenes-actividad.ts';
import { agua } from './scenes-agua.ts';
import { ciudad } from './scenes-ciudad.ts';
import { heroCuenca } from './scenes-hero.ts';
import { historia } from './scenes-historia.ts';
import { interior } from './scenes-interior.ts';
import { leyenda } from './scenes-leyenda.ts';
import { naturaleza } from './scenes-naturaleza.ts';
import { oficios } from './scenes-oficios.ts';
import { patrimonio } from './scenes-patrimonio.ts';
import { retratos } from './scenes-retratos.ts';

const drawings: Record<Exclude<SceneName, 'hero-cuenca'>, Draw> = {
  ...ciudad,
  ...naturaleza,
  ...agua,
  ...patrimonio,
  ...historia,
  ...leyenda,
  ...oficios,
  ...interior,
  ...actividad,
  ...retratos,
};

export const scenes = {
  'hero-cuenca': heroCuenca,
  ...Object.fromEntries(Object.entries(drawings).map(([name, draw]) => [name, () => picture(name, draw)])),
} as Record<SceneName, () => string>;
