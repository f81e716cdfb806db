import { useRef, useState } from 'react';
import type { TipoMedio } from '#areas/medios/tipos.ts';
import { failureText, sendForm } from '#desk/send.ts';
import { useRefresh } from '#desk/use-refresh.ts';
import { type FileTipo, formatOf, mediaFormats } from '#values/medios/formats.ts';
import { pictureProblem } from './picture-value.ts';

export interface Upload {
  key: string;
  name: string;
  /** 0 to 1 while it is on its way. */
  progress: number;
  error?: string;
  isDone?: boolean;
}

const atOnce = 3;

/** Files on their way into the library, a few at a time; each says how far it is and what went wrong. */
export function useUploads() {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const waiting = useRef<{ key: string; file: File }[]>([]);
  const running = useRef(0);
  const refresh = useRefresh();

  function change(key: string, values: Partial<Upload>) {
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...values } : one)));
  }

  async function next(): Promise<void> {
    const job = running.current < atOnce ? waiting.current.shift() : undefined;
    if (!job) return;
    running.current++;
    const { key, file } = job;
    const tipo = tipoOf(file);
    const problem = tipo === 'imagen' ? pictureProblem(file) : sizeProblem(file, tipo);
    if (problem) change(key, { error: problem });
    else {
      const fields = { [tipo]: file };
      const result = await sendForm('create_medio.php', fields, (progress) => change(key, { progress }));
      if (result.ok) change(key, { progress: 1, isDone: true });
      else change(key, { error: failureText(result, 'No se pudo subir.', 'Error de red') });
    }
    running.current--;
    if (running.current === 0 && waiting.current.length === 0)
      void refresh('get_medios_admin.php', 'get_biblioteca.php');
    void next();
  }

  return {
    uploads,
    add(files: File[]) {
      const jobs = files.map((file) => ({ key: crypto.randomUUID(), file }));
      waiting.current.push(...jobs);
      // What is done makes room for what comes.
      setUploads((before) => [
        ...before.filter(({ isDone }) => !isDone),
        ...jobs.map(({ key, file }) => ({ key, name: file.name, progress: 0 })),
      ]);
      for (let started = 0; started < atOnce; started++) void next();
    },
    dismiss: (key: string) => setUploads((before) => before.filter((one) => one.key !== key)),
  };
}

const mostMb = { video: 200, audio: 100, archivo: 50 } satisfies Record<FileTipo, number>;

/** By its name: the server looks into it. What is nothing we know is taken for a picture, and refused as none. */
export function tipoOf({ name, type }: File): TipoMedio {
  const format = formatOf(name);
  if (format) return mediaFormats[format].tipo;
  return type.startsWith('video/') ? 'video' : type.startsWith('audio/') ? 'audio' : 'imagen';
}

export function sizeProblem(file: File, tipo: FileTipo): string | undefined {
  return file.size > mostMb[tipo] * 1024 * 1024 ? `«${file.name}» pesa más de ${mostMb[tipo]} MB.` : undefined;
}
