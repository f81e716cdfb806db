import type { Db } from '#server/db/open.ts';
import { listUndrawn, saveDrawing } from './queries.server.ts';
import { unpackTrack } from './stored-track.ts';
import { columnsOf, dificultadOf } from './trazado.ts';

/** Tracks in several pieces that an earlier version drew as one, and counted the climb between the pieces too. */
export async function redrawRutas(db: Db): Promise<void> {
  for (const { id, puntos, dificultad_elegida } of await listUndrawn(db)) {
    const drawn = columnsOf(unpackTrack(puntos));
    await saveDrawing(db, id, { ...drawn, ...(dificultad_elegida === 0 && { dificultad: dificultadOf(drawn) }) });
  }
}
