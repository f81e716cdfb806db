/** From the bracketed fields of the form (imagenes[0][file], faqs[2][pregunta], …) to rows. */
import type { z } from 'zod';
import type { CallContext } from '#server/api/call.ts';
import { Refusal } from '#server/api/refusal.ts';
import { uploadedPicture } from '#server/api/uploaded-picture.ts';
import type { Db } from '#server/db/open.ts';
import { deleteParte, loadPartes, type ParteName, type ParteSlot, saveParte } from './partes-queries.server.ts';
import { missingUbicacionMessage, type ubicacionCreate, type ubicacionUpdate } from './ubicacion.ts';

type PartesInput = Pick<z.output<typeof ubicacionCreate>, ParteName>;
type Removals = Pick<z.output<typeof ubicacionUpdate>, 'imagenes_a_eliminar' | 'videos_a_eliminar' | 'faqs_a_eliminar'>;

export interface PartesChange {
  slots: { [Name in ParteName]: ParteSlot<Name>[] };
  removed: Record<ParteName, number[]>;
}

/** Stores the files that came and says what is to change in each list. */
export async function readPartes(context: CallContext<PartesInput & Removals>): Promise<PartesChange> {
  const { input } = context;
  return {
    slots: {
      imagenes: await pictureSlots(context),
      videos: await videoSlots(context),
      faqs: faqSlots(input),
    },
    removed: {
      imagenes: input.imagenes_a_eliminar ?? [],
      videos: input.videos_a_eliminar ?? [],
      faqs: [...(input.faqs_a_eliminar ?? []), ...emptiedFaqs(input)],
    },
  };
}

/** In the location's own transaction. What is removed is removed, even if it was also changed. */
export async function savePartes(db: Db, ubicacionId: number, { slots, removed }: PartesChange): Promise<void> {
  const before = await loadPartes(db, ubicacionId);
  async function save<Name extends ParteName>(name: Name): Promise<void> {
    const own = new Set(before[name].map(({ id }) => id));
    const kept = slots[name].filter(({ id }) => id === undefined || !removed[name].includes(id));
    if (kept.some(({ id }) => id !== undefined && !own.has(id)))
      throw new Refusal(422, 'Uno de los elementos enviados no es de esta ubicación.', {
        [name]: 'No es de esta ubicación.',
      });
    await deleteParte(db, name, ubicacionId, removed[name]);
    await saveParte(db, name, ubicacionId, kept);
  }
  await save('imagenes');
  await save('videos');
  await save('faqs');
}

function faqSlots({ faqs = [] }: PartesInput): ParteSlot<'faqs'>[] {
  return faqs.flatMap((faq, orden) => {
    const { id, pregunta, respuesta } = faq ?? {};
    return pregunta && respuesta ? [{ id: id ?? undefined, pregunta, respuesta, orden }] : [];
  });
}

/** Those that were there and have been emptied go. */
function emptiedFaqs({ faqs = [] }: PartesInput): number[] {
  return faqs.flatMap((faq) => (faq?.id && faq.pregunta === null && faq.respuesta === null ? [faq.id] : []));
}

async function pictureSlots(context: CallContext<PartesInput>): Promise<ParteSlot<'imagenes'>[]> {
  const slots: ParteSlot<'imagenes'>[] = [];
  for (const orden of indexes(context, 'imagenes')) {
    const { id, alt_text } = context.input.imagenes?.[orden] ?? {};
    const ruta_imagen = await uploadedPicture(context, `imagenes[${orden}][file]`);
    if (id) slots.push({ id, orden, ruta_imagen, alt_text: alt_text === undefined ? undefined : (alt_text ?? '') });
    // A slot that was left empty is no picture.
    else if (ruta_imagen) slots.push({ orden, ruta_imagen, alt_text: alt_text ?? '' });
  }
  return slots;
}

async function videoSlots(context: CallContext<PartesInput>): Promise<ParteSlot<'videos'>[]> {
  const { app, files, input } = context;
  const slots: ParteSlot<'videos'>[] = [];
  for (const orden of indexes(context, 'videos')) {
    const { id, url_video, titulo } = input.videos?.[orden] ?? {};
    const upload = files.get(`videos[${orden}][file]`);
    const url = upload ? await app.media.storeFile(upload, 'video') : (url_video ?? undefined);
    if (id) slots.push({ id, orden, url_video: url, titulo: titulo === undefined ? undefined : (titulo ?? '') });
    else if (url) slots.push({ orden, url_video: url, titulo: titulo ?? '' });
    else if (titulo)
      throw new Refusal(422, missingUbicacionMessage, {
        [`videos.${orden}.url_video`]: 'Falta la dirección o el archivo del vídeo.',
      });
  }
  return slots;
}

/** The places of a list that were filled, by fields or by a file. */
function indexes({ input, files }: CallContext<PartesInput>, name: 'imagenes' | 'videos'): number[] {
  const filled = new Set<number>();
  for (const [index, slot] of (input[name] ?? []).entries()) if (slot) filled.add(index);
  for (const field of files.keys()) {
    const index = field.match(/^(\w+)\[(\d{1,3})\]\[file\]$/);
    if (index?.[1] === name) filled.add(Number(index[2]));
  }
  return [...filled].sort((one, other) => one - other);
}
