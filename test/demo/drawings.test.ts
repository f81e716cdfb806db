import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { actividades } from '#demo/content/actividades.ts';
import { emprendedores } from '#demo/content/articulos-emprendedores.ts';
import { enigmas } from '#demo/content/articulos-enigmas.ts';
import { historia } from '#demo/content/articulos-historia.ts';
import { leyendas } from '#demo/content/articulos-leyendas.ts';
import { noticias } from '#demo/content/articulos-noticias.ts';
import { personajes } from '#demo/content/articulos-personajes.ts';
import { rutas as paseos } from '#demo/content/articulos-rutas.ts';
import { sucesos } from '#demo/content/articulos-sucesos.ts';
import { eventos } from '#demo/content/eventos.ts';
import { medios } from '#demo/content/medios.ts';
import { pueblos } from '#demo/content/pueblos.ts';
import { rutas } from '#demo/content/rutas.ts';
import { ubicaciones } from '#demo/content/ubicaciones.ts';
import { en } from '#demo/traducciones/en/index.ts';
import { ubicaciones as inEnglish } from '#demo/traducciones/en/ubicaciones.ts';
import { fr } from '#demo/traducciones/fr/index.ts';
import { ubicaciones as inFrench } from '#demo/traducciones/fr/ubicaciones.ts';
import { captionOf } from '#ui/picture.tsx';
import { plain } from '#values/slug.ts';

const articulos = [emprendedores, enigmas, historia, leyendas, noticias, personajes, paseos, sucesos].flat();

test('each demo page that leads with a drawing has its own', () => {
  const leads = [
    ...articulos.map(({ portada }) => portada),
    ...ubicaciones.map(({ portada }) => portada),
    ...[...actividades, ...eventos, ...rutas, ...Object.values(pueblos)].map(({ imagen }) => imagen),
  ].filter((name) => name !== undefined);
  expect(leads.length).toBeGreaterThan(100);
  expect(leads.filter((name, at) => leads.indexOf(name) !== at)).toEqual([]);
});

test('a drawing is credited as a drawing', () => {
  const credits = [...articulos.map(({ fotografo }) => fotografo), ...medios.map(({ credito }) => credito)];
  expect(credits.filter((credit) => credit && !/^Ilustración: /.test(credit))).toEqual([]);
  expect(captionOf(null, credits[0])).toMatch(/^Ilustración: \S/);
  expect(captionOf(null, 'Ana Ruiz')).toBe('Fotografía: Ana Ruiz');
  // In the texts too, in every language.
  const captions = [...articulos.map(({ contenido }) => contenido), JSON.stringify([en.cosas, fr.cosas])];
  expect(captions.filter((text) => /Fotografía:|Photograph\w*\s?:|Photo\s?:/.test(text))).toEqual([]);
});

test('who made the windows of the cathedral is told alike wherever it is told', () => {
  const texts = [...articulos, ...ubicaciones, ...Object.values(inEnglish), ...Object.values(inFrench)].map((thing) =>
    JSON.stringify(thing),
  );
  const described = texts.filter((text) => text.includes('Torner, Gerardo Rueda'));
  expect(described.length).toBe(4);
  for (const text of described)
    expect(text).toMatch(/Gustavo Torner, Gerardo Rueda, Bonifacio Alfonso (y|and|et) Henri Dechanet/);
});

test('no name is written with an accent here and without it there', () => {
  const folder = 'demo/content';
  const texts = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  const names = texts.flatMap((text) => text.match(/(?<=[a-záéíóúñ,] )[A-ZÁÉÍÓÚÑ][a-záéíóúñü]{3,}/g) ?? []);
  const written = Map.groupBy(new Set(names), plain);
  expect(written.size).toBeGreaterThan(500);
  expect([...written.values()].filter(({ length }) => length > 1)).toEqual([]);
});
