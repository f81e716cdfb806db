/** Every landscape and scene, by name. */
import { picture, type Draw } from './kit.ts';
import { sceneNames, type SceneName } from './names.ts';
import { agua } from './scenes-agua.ts';
import { ciudad } from './scenes-ciudad.ts';
import { heroCuenca } from './scenes-hero.ts';
import { naturaleza } from './scenes-naturaleza.ts';

const drawings = { ...ciudad, ...naturaleza, ...agua } as Partial<Record<string, Draw>>;

export const scenes = Object.fromEntries([
  ['hero-cuenca', heroCuenca],
  ...sceneNames.filter((name) => name in drawings).map((name) => [name, () => picture(name, drawings[name]!)]),
]) as Record<SceneName, () => string>;
