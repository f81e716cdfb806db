/** Somebody who walks a route: where they are on it, from what their telephone says again and again. Pure. */
import type { Point } from '#values/coordenadas/distance.ts';
import { say } from '#values/idioma/say.ts';
import { duration, inMetres, kilometres } from '../words.ts';
import { nearestOn, type OnWay, type Way, windTo } from './way.ts';

export interface Fix extends Point {
  /** Within so many metres. */
  accuracy: number;
}

export interface Walk {
  here: Fix;
  on: OnWay;
  /** They have been on the line: before, nobody can leave it. */
  hasBegun: boolean;
  isOff: boolean;
  /** How many times in a row they were away from the line. */
  timesAway: number;
  /** 1: from the beginning to the end, as it was recorded; -1: the other way round. */
  sense: 1 | -1;
  /** The metres at which the sense was last seen. */
  anchor: number;
}

/** What a telephone among trees and rocks errs by, at least. */
const leaving = 40;
const comingBack = 25;
/** One wild fix is no way out. */
const timesToLeave = 2;
/** So many metres the other way are a change of mind. */
const turning = 60;
/** Worse than this says nothing. */
const vague = 150;

export function walkOn(way: Way, before: Walk | undefined, here: Fix): Walk {
  const on = nearestOn(way, here, before?.on.metros);
  // What says nothing changes nothing.
  if (before && here.accuracy > vague) return { ...before, here };
  const timesAway = on.away > Math.max(leaving, here.accuracy) ? (before?.timesAway ?? 0) + 1 : 0;
  const isBack = on.away <= Math.max(comingBack, here.accuracy);
  const hasBegun = before?.hasBegun === true || (isBack && here.accuracy <= vague);
  const isOff = hasBegun && (timesAway >= timesToLeave || (before?.isOff === true && !isBack));
  return { here, on, hasBegun, isOff, timesAway, ...senseOf(way, before, on) };
}

function senseOf(way: Way, before: Walk | undefined, { metros }: OnWay): Pick<Walk, 'sense' | 'anchor'> {
  // Who begins at its end walks it backwards.
  if (!before) return { sense: !way.isCircular && metros > way.metros * 0.9 ? -1 : 1, anchor: metros };
  const come = metros - before.anchor;
  // Over the place where a circle begins and ends.
  if (Math.abs(come) > way.metros / 2) return { sense: before.sense, anchor: metros };
  if (Math.abs(come) < turning) return { sense: before.sense, anchor: before.anchor };
  return { sense: come > 0 ? 1 : -1, anchor: metros };
}

/** What remains, the way they walk. */
export function leftOf({ metros }: Way, { on, sense }: Walk): number {
  return sense === 1 ? metros - on.metros : on.metros;
}

/** `kind` changes when it is worth saying aloud. */
export function walkInWords(way: Way, walk: Walk, minutos: number): { kind: string; text: string } {
  const { here, on } = walk;
  const away = on.away < 1000 ? inMetres(Math.max(10, Math.round(on.away / 10) * 10)) : kilometres(on.away);
  const there = { distancia: away, viento: windTo(here, on) };
  if (here.accuracy > vague)
    return { kind: 'vague', text: say('La señal es débil: espera un momento a cielo abierto para saber dónde estás.') };
  if (walk.isOff)
    return { kind: 'off', text: say('Te has salido del camino: está a {distancia}, hacia el {viento}.', there) };
  if (!walk.hasBegun)
    return {
      kind: 'far',
      text: say('Todavía no estás en el camino: está a {distancia}, hacia el {viento}.', there),
    };
  const left = leftOf(way, walk);
  if (left < leaving && way.metros - left > leaving)
    return { kind: 'end', text: say('Has llegado al final del camino.') };
  const time = duration(Math.max(1, Math.round((minutos * left) / way.metros)));
  const values = { distancia: kilometres(left), tiempo: time };
  return {
    kind: 'on',
    text: say('Vas por el camino. Te quedan {distancia}, unos {tiempo} sin paradas.', values),
  };
}
