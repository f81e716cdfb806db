/** Proposes what is not translated yet, with the service of the settings: in the background, what is visited most first. */
import { Refusal } from '#server/api/refusal.ts';
import type { App } from '#server/app.ts';
import { asUser } from '#server/auth/as-user.ts';
import type { Secrets } from '#server/auth/secrets.ts';
import type { Db } from '#server/db/open.ts';
import { availableIdiomas } from '#server/idiomas.ts';
import { logError } from '#server/log.ts';
import type { Settings } from '#server/settings.ts';
import type { Writer } from '#server/things/save-thing.ts';
import { readTranslated } from '#server/things/traducciones.ts';
import type { Worker } from '#server/work/worker.ts';
import type { Tipo } from '#things.ts';
import { listForIdioma } from '../list.server.ts';
import { findTraduccion } from '../queries.server.ts';
import { saveTraduccion } from '../save.server.ts';
import { changeEncargo, type Encargo, type Rechazo, readEncargo } from './encargo.server.ts';
import { propose } from './propose.server.ts';
import { NotTranslated, type Servicio, translate } from './service.server.ts';
import { createServiceKey, type ServiceKey, servicioOf } from './service-key.server.ts';

export interface Maquina {
  key: ServiceKey;
  /** Asks the service for one word; throws what is wrong with it. */
  check(): Promise<void>;
  /** As it can be asked, or why not. */
  servicio(): Promise<Servicio | string>;
  begin(idioma: string, by: string): Promise<void>;
  pause(idioma: string): Promise<void>;
  /** Proposes what one thing lacks, now; which texts could not be taken. */
  proposeOne(writer: Writer, which: Which): Promise<Rechazo[]>;
  /** Resolves when nothing can be done at this moment. */
  settled(): Promise<void>;
}

interface Which {
  tipo: Tipo;
  id: number;
  idioma: string;
}

interface Parts {
  db: Db;
  totals: App['totals'];
  ajustes: App['ajustes'];
  secrets: Secrets;
  settings: Pick<Settings, 'pasteFrom' | 'translator'>;
  worker: Worker;
  changed(tags: string[]): void;
}

declare module '#server/app.ts' {
  interface App {
    maquina: Maquina;
  }
}

const job = 'traducciones';
const lookMs = 60_000;
/** So many texts that cannot be taken, and somebody has to look. */
const maxRechazos = 100;
/** Somebody waits at the desk: they hear sooner that the service does not answer. */
const deskMs = 25_000;

export function createMaquina({ db, totals, ajustes, secrets, settings, worker, changed }: Parts): Maquina {
  const key = createServiceKey(secrets);

  const servicio = () => servicioOf(key, ajustes.current.idiomas.servicio, settings.translator);
  // Whoever set up the machine may name a service of the own network.
  const allowed = () => [
    ...settings.pasteFrom,
    ...(settings.translator ? [new URL(settings.translator.url).host] : []),
  ];

  async function ask(texts: string[], idioma: string, waiting: { signal?: AbortSignal; timeoutMs?: number }) {
    const asked = await servicio();
    if (typeof asked === 'string') throw new NotTranslated(asked);
    return translate(asked, texts, idioma, { allowed: allowed(), ...waiting });
  }

  async function proposeOne(
    writer: Writer,
    { tipo, id, idioma }: Which,
    waiting: { signal?: AbortSignal; timeoutMs?: number },
  ): Promise<Rechazo[]> {
    const thing = await readTranslated(db, tipo, id);
    if (!thing) return [];
    const row = await findTraduccion(db, tipo, id, idioma);
    const written = JSON.parse(row?.textos ?? '{}') as Record<string, string>;
    const missing = thing.originals.filter(({ campo }) => !written[campo]);
    const { textos, rechazos } = await propose(missing, ajustes.current.idiomas.glosario, (texts) =>
      ask(texts, idioma, waiting),
    );
    // Who has written meanwhile is not written over.
    const version = row?.version ?? 0;
    if (Object.keys(textos).length > 0)
      await saveTraduccion(writer, { tipo, id, idioma, textos, revisada: false, maquina: true, version });
    return rechazos.map((rechazo) => ({ tipo, id, titulo: thing.titulo, ...rechazo }));
  }

  /** Until nothing is left, somebody pauses it, or the service cannot go on. */
  async function work(idioma: string, signal: AbortSignal): Promise<void> {
    const now = () => new Date().toISOString();
    const before = await readEncargo(db, idioma);
    const tried = new Set(before?.rechazos.map(nameOf));
    for (;;) {
      const list = await listForIdioma({ db, totals }, idioma, now());
      const left = list.filter((one) => one.estado === 'falta' && !tried.has(nameOf(one)));
      if (left.length === 0) return void (await note(idioma, { estado: 'terminado' }));
      for (const one of left) {
        const encargo = await readEncargo(db, idioma);
        if (signal.aborted || encargo?.estado !== 'en_marcha') return;
        tried.add(nameOf(one));
        const writer: Writer = { db, user: asUser(encargo.por), now: now(), changed: (...tags) => changed(tags) };
        const rechazos = await proposeOne(writer, { ...one, idioma }, { signal }).catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
          return [{ ...one, campo: '', motivo: error.message }];
        });
        await note(idioma, { done: 1, rechazos });
      }
    }
  }

  /** What came of it; who has paused it meanwhile is not overruled. */
  function note(idioma: string, { done = 0, rechazos = [], ...said }: Noted) {
    return changeEncargo(db, idioma, (encargo) => {
      if (!encargo) return undefined;
      const all = [
        ...encargo.rechazos,
        ...rechazos.map(({ tipo, id, titulo, campo, motivo }) => ({ tipo, id, titulo, campo, motivo })),
      ];
      const isTooMany = all.length >= maxRechazos;
      return {
        ...encargo,
        ...{ hechas: encargo.hechas + done, rechazos: all, problema: null, siguiente_en: null },
        ...(encargo.estado === 'en_marcha' && said),
        ...(isTooMany && {
          estado: 'pausado' as const,
          problema: 'Demasiados textos vuelven mal del servicio de traducción.',
        }),
      };
    });
  }

  async function workOn(idioma: string, signal: AbortSignal): Promise<void> {
    try {
      await work(idioma, signal);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof NotTranslated)) logError(`traducciones ${idioma}`, error);
      const isKnown = error instanceof NotTranslated;
      const retryMs = isKnown ? error.retryMs : lookMs;
      await note(idioma, {
        problema: isKnown ? error.message : 'Un fallo del programa no deja seguir: se vuelve a intentar.',
        ...(retryMs === undefined
          ? { estado: 'pausado' as const }
          : { siguiente_en: new Date(Date.now() + retryMs).toISOString() }),
      });
    }
  }

  async function due(): Promise<string[]> {
    const idiomas = availableIdiomas().map(({ codigo }) => codigo);
    const now = new Date().toISOString();
    const encargos = await Promise.all(idiomas.map((idioma) => readEncargo(db, idioma)));
    return idiomas.filter((_, index) => {
      const encargo = encargos[index];
      return encargo?.estado === 'en_marcha' && (encargo.siguiente_en ?? '') <= now;
    });
  }

  worker.add({
    name: job,
    everyMs: lookMs,
    hasWork: async () => (await due()).length > 0,
    async run({ signal }) {
      for (const idioma of await due()) await workOn(idioma, signal);
    },
  });

  return {
    key,
    servicio,
    async check() {
      await ask(['<p>Hola.</p>'], 'en', { timeoutMs: deskMs });
    },
    async begin(idioma, por) {
      const asked = await servicio();
      if (typeof asked === 'string') throw new Refusal(409, asked);
      const desde = new Date().toISOString();
      // What came back wrong is tried once more.
      await changeEncargo(db, idioma, (before) => ({
        ...{ estado: 'en_marcha', por, desde, rechazos: [], problema: null, siguiente_en: null },
        hechas: before?.estado === 'pausado' ? before.hechas : 0,
      }));
      worker.wake(job);
    },
    async pause(idioma) {
      await changeEncargo(db, idioma, (before) => before && { ...before, estado: 'pausado', siguiente_en: null });
    },
    proposeOne: (writer, which) => proposeOne(writer, which, { timeoutMs: deskMs }),
    settled: () => worker.finish(job),
  };
}

interface Noted extends Partial<Pick<Encargo, 'estado' | 'problema' | 'siguiente_en'>> {
  done?: number;
  rechazos?: Rechazo[];
}

function nameOf({ tipo, id }: { tipo: Tipo; id: number }): string {
  return `${tipo}:${id}`;
}
