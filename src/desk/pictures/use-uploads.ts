import { useRef, useState } from 'react';
import { failureText, sendForm } from '#desk/send.ts';
import { useRefresh } from '#desk/use-refresh.ts';
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
const maxVideoMb = 200;

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
    const isVideo = file.type.startsWith('video/');
    const problem = isVideo ? videoProblem(file) : pictureProblem(file);
    if (problem) change(key, { error: problem });
    else {
      const fields = { [isVideo ? 'video' : 'imagen']: file };
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

function videoProblem(file: File): string | undefined {
  return file.size > maxVideoMb * 1024 * 1024 ? `El vídeo pesa más de ${maxVideoMb} MB.` : undefined;
}
